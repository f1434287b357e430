import type { ColpoChances } from './house'

/** The chances of a colpo from a full taglia, as `colpoChances(jointChances())` finds them in five seconds. */
export const FULL_TAGLIA: ColpoChances = {
  wins: 0.4452005434189276,
  loses: 0.4452005434189276,
  null: 0.08770754267556898,
  refait: 0.02189137048657068,
}
