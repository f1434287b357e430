import type { AnyCommand, Refusal } from '../kernel/decider'
import { refuseAtFloat } from './refuse'
import { FloatSettings } from './settings'

/** Whether these are the customs of a licensed house: in points there are no banknotes, limits or advances. Source: ch32. */
const needsLicence = (settings: FloatSettings): boolean =>
  settings.banknotes ||
  settings.cashLimits.length > 0 ||
  settings.advancePerPerson > 0 ||
  settings.advancePerTable > 0

const Declaring = FloatSettings.nullable().catch(null)

/** The refusal of a command that only a licensed house may give; null for any other. Source: ch32. */
export function licenceRefusal(command: AnyCommand): Refusal | null {
  if (command.type !== 'declareFloat' || !('settings' in command)) return null
  const settings = Declaring.parse(command.settings)
  return settings && needsLicence(settings)
    ? refuseAtFloat('V.cash-limit', 'not-licensed').refusal
    : null
}
