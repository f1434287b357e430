import type { Decider, Decision, Due, Envelope } from '../decider'
import { refuse } from '../decider'
import type { CommandRule, Evolve, PayloadOf } from './article'
import { type Evening, NO_EVENING } from './evening'
import { frameRefusal } from './frame'
// 1 of 3: import each article and its event type here, in the regulation's order.

/** Every command by name. 2 of 3: spread each article's commands and evolve here. */
export const commands = {}

/** Every event. 3 of 3: union of the articles' events. */
export type PokerEvent = never

export type CommandType = keyof typeof commands
export type PokerCommand = {
  [K in CommandType]: { type: K } & PayloadOf<(typeof commands)[K]>
}[CommandType]

/** An event type left out of every article does not compile here. */
const evolvers: Evolve<Evening, PokerEvent> = {}

/** Articles with clocks of their own. */
const CLOCKED: readonly { due?(state: Evening): readonly Due<{ type: string }>[] }[] = []

type AnyRule = CommandRule<Evening, PokerEvent, unknown>
const rules = commands as unknown as Readonly<Record<string, AnyRule>>

/** Decides a command: the frame first, then its article. Pure; refusals are values. */
function decide(evening: Evening, envelope: Envelope<PokerCommand>): Decision<PokerEvent> {
  const { command } = envelope
  const { type } = command as { type: string }
  const rule = Object.hasOwn(rules, type) ? rules[type] : undefined
  if (!rule) return refuse(null, 'not-allowed')
  return (
    frameRefusal(evening, command, rule, envelope.by) ?? rule.decide(evening, command, envelope)
  )
}

/** The poker room's pure core. Source: the whole regulation, article by article. */
export const poker: Decider<Evening, PokerCommand, PokerEvent> = {
  game: 'poker',
  initial: NO_EVENING,
  decide,
  evolve: (evening, event, occasion) => {
    const evolve = (evolvers as Readonly<Record<string, (...of: unknown[]) => Evening>>)[
      (event as { type: string }).type
    ]
    if (!evolve) throw new Error(`no article knows the event ${(event as { type: string }).type}`)
    return evolve(evening, event, occasion)
  },
  secrets: (evening, command) =>
    rules[(command as { type: string }).type]?.secrets?.(evening, command) ?? [],
  due: (evening) =>
    CLOCKED.flatMap((article) => article.due?.(evening) ?? []).sort(
      (a, b) => a.at - b.at,
    ) as readonly Due<PokerCommand>[],
}
