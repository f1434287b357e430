import type { Actor, Instant } from '../decider'
import { commands, type PokerCommand, poker } from './decider'
import type { Evening } from './evening'
import type { Offer } from './views/shapes'

/** A view has no secrets; a command that needs one must be decidable without it. */
const NO_SECRETS: Readonly<Record<string, string>> = {}

/**
 * What this actor may do now: each article's candidates, kept when `decide` accepts them, so that whatever is
 * offered is accepted by construction.
 */
export function offersTo(evening: Evening, by: Actor, at: Instant): Offer[] {
  const offers: Offer[] = []
  for (const [type, rule] of Object.entries(commands)) {
    if (!rule.candidates || !rule.may.some((role) => by.roles.includes(role))) continue
    for (const payload of rule.candidates(evening, by) as readonly Record<string, unknown>[]) {
      const command = { ...payload, type } as unknown as PokerCommand
      const envelope = { id: 'offer', at, by, secrets: NO_SECRETS, command }
      if (!poker.decide(evening, envelope).accepted) continue
      const bounds = (
        rule.bounds as ((state: Evening, payload: unknown) => Offer['bounds']) | undefined
      )?.(evening, payload)
      offers.push(bounds ? { type, payload, bounds } : { type, payload })
    }
  }
  return offers
}
