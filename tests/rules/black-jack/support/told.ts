import { aDay, inspector, Play, p, T1 } from './table'

interface Told {
  player?: number
  chips?: number
  on?: number[]
  insurance?: number
  isPar?: boolean
}
export type Ended = 'black-jack' | 'won' | 'tied' | 'lost' | 'sballata' | 'void'

const told = ({
  player = 1,
  chips = 20,
  on = [chips],
  insurance = 0,
  isPar = false,
}: Told = {}) => ({
  player: p(player),
  chips,
  on,
  insurance,
  isPar,
})
/** A casella as it is told: how its manos ended, and its puntate; its seat’s holder’s 20 when none is given. */
export const casella = (number: number, hands: Ended[], ...puntate: Told[]) => ({
  casella: number,
  hands,
  puntate: (puntate.length > 0 ? puntate : [{ player: number }]).map(told),
})
/** A colpo by result. */
export const record = (caselle: ReturnType<typeof casella>[], hasBlackJack = false) => ({
  type: 'recordColpo' as const,
  table: T1,
  hasBlackJack,
  caselle,
})
/** A table that keeps the result of each colpo. */
export const atLevelTwo = (isCrowded = false) => {
  const play = new Play(aDay({ settings: { level: 2 } }))
  return isCrowded ? play.give({ type: 'declareCrowd', table: T1, isCrowded }, inspector) : play
}
