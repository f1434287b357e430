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
