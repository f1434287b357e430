import type { CommandRule } from '../kernel/article'
import type { Actor, Instant } from '../kernel/decider'
import type { Offer } from '../kernel/offers'
import { commands, type PokerCommand, type PokerEvent, poker } from './decider'
import type { Evening } from './evening'

type AnyRule = CommandRule<Evening, PokerEvent, Readonly<Record<string, unknown>>>

/** A view has no secrets; a command that needs one must be decidable without it. */
const NO_SECRETS: Readonly<Record<string, string>> = {}

export type CommandName = keyof typeof commands

/**
 * What this actor may do now: each article's candidates, kept when `decide` accepts them, so that whatever is
 * offered is accepted by construction.
 */
export const offersTo = (evening: Evening, by: Actor, at: Instant): Offer[] =>
  (Object.keys(commands) as CommandName[]).flatMap((type) => offersOf(type, evening, by, at))

/** A payload with the name of its command. */
export const commandOf = (type: string, payload: object): PokerCommand =>
  Object.assign({ type }, payload) as unknown as PokerCommand

/** What he may do now of one kind of command. */
export function offersOf(type: CommandName, evening: Evening, by: Actor, at: Instant): Offer[] {
  const rule = commands[type] as AnyRule
  if (!rule.candidates || !rule.may.some((role) => by.roles.includes(role))) return []
  const offers: Offer[] = []
  for (const payload of rule.candidates(evening, by)) {
    const command = commandOf(type, payload)
    const envelope = { id: 'offer', at, by, command, secrets: NO_SECRETS }
    if (!poker.decide(evening, envelope).accepted) continue
    const bounds = rule.bounds?.(evening, payload)
    offers.push(bounds ? { type, payload, bounds } : { type, payload })
  }
  return offers
}
