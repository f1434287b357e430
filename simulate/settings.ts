import { type Setting, type SettingGroups, settingsIn } from '@/rules/kernel/settings'
import type { Random } from './random'

/** Values that a game's simulator draws instead of those of `valuesOf`: such that the evenings stay lively. */
type Lively = Readonly<Record<string, readonly unknown[]>>

/** The values of a setting: each of a choice, the ends of a number and its usual value. */
function valuesOf({ form, ...entry }: Setting): readonly unknown[] {
  switch (entry.kind) {
    case 'yes':
      return [true, false]
    case 'choice':
      return entry.values
    case 'count':
      return [entry.min, form.parse(undefined), entry.max]
    case 'minutes':
      return [1, form.parse(undefined), entry.max]
    default:
      return [form.parse(undefined)]
  }
}

/** Every setting of a game drawn among its values. */
export const drawnFrom = (
  groups: SettingGroups,
  random: Random,
  lively: Lively,
): Record<string, unknown> =>
  Object.fromEntries(
    settingsIn(groups).map(([key, setting]) => [
      key,
      random.pick(lively[key] ?? valuesOf(setting)),
    ]),
  )
