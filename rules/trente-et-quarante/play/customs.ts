import type { LimitPair } from '../../banked/state'
import type { Refused } from '../../kernel/decider'
import { premiumFor } from '../05-insurance/premium'
import { refuse } from '../refuse'
import type { Settings } from '../settings'

/** Refuses customs by which a premium would be no whole number of units, or a half of what is insured. Source: T.6.1, A5, B4. */
export function wrongCustoms(settings: Settings): Refused | null {
  const { multiple, step } = settings
  if (!Number.isInteger(premiumFor(multiple, settings)))
    return refuse('T.6.1', 'premium-not-whole', { multiple: { chips: multiple } })
  return multiple % step === 0
    ? null
    : refuse('T.6.2', 'multiple-not-in-steps', {
        multiple: { chips: multiple },
        step: { chips: step },
      })
}

/** The reason why limits cannot be: not whole steps, or no pair at all. Source: D1, B4. */
export function wrongLimits(
  { minimum, maximum }: LimitPair,
  { step }: Pick<Settings, 'step'>,
): Refused | null {
  if (minimum % step !== 0 || maximum % step !== 0)
    return refuse('K.6', 'not-in-steps', { step: { chips: step } })
  return minimum > maximum ? refuse('K.6', 'minimum-above-maximum') : null
}
