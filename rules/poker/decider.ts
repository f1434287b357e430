import type { CommandRule, Evolve, PayloadOf } from '../kernel/article'
import type { Decider, Decision, Due, Envelope, Occasion } from '../kernel/decider'
import { refuse } from '../kernel/decider'
// 1 of 3: import each article and its event type here, in the regulation's order.
import { formation } from './01-formation'
import { seats } from './02-seats'
import { type RestoEvent, resto } from './03-resto'
import { type PotEvent, pot } from './04-pot'
import { dealt } from './05-deal'
import { opening } from './06-opening'
import { acceptance } from './07-acceptance'
import { raises } from './08-raises'
import { draw } from './09-draw'
import { pack } from './10-pack'
import { arrival } from './11-arrival'
import { showdown } from './12-showdown'
import { handsCommands } from './12-showdown/hands'
import { type ParolEvent, parol } from './13-parol'
import { onori } from './14-onori'
import { partito } from './15-partito'
import { tableau } from './16-tableau'
import type { TableauEvent } from './16-tableau/events'
import { arbitration } from './17-arbitration'
import type { ArbitrationEvent } from './17-arbitration/events'
import { type AffrancoDeclared, affranco } from './18-affranco'
import type { DealEvent } from './colpo/dealt'
import type { ShowdownEvent } from './colpo/settled'
import { type Evening, NO_EVENING } from './evening'
import { frameRefusal, lateRefusal } from './frame'
import type { PlayEvent } from './play/events'
import type { RoomEvent } from './room/events'
import type { Upon } from './upon'
import { workedOut } from './worked-out'

/** Every command by name. 2 of 3: spread each article's commands and evolve here. */
export const commands = {
  ...formation.commands,
  ...seats.commands,
  ...resto.commands,
  ...pot.commands,
  ...dealt.commands,
  ...opening.commands,
  ...acceptance.commands,
  ...raises.commands,
  ...draw.commands,
  ...pack.commands,
  ...arrival.commands,
  ...showdown.commands,
  ...parol.commands,
  ...onori.commands,
  ...partito.commands,
  ...tableau.commands,
  ...arbitration.commands,
  ...affranco.commands,
}

/** Every event. 3 of 3: union of the articles' events. */
export type PokerEvent =
  | RoomEvent
  | RestoEvent
  | PotEvent
  | DealEvent
  | PlayEvent
  | ShowdownEvent
  | ParolEvent
  | TableauEvent
  | ArbitrationEvent
  | AffrancoDeclared

export type CommandType = keyof typeof commands
export type PokerCommand = {
  [K in CommandType]: { type: K } & PayloadOf<(typeof commands)[K]>
}[CommandType]

/** An event type left out of every article does not compile here. */
const everyEvolve: Evolve<Evening, PokerEvent> = {
  ...formation.evolve,
  ...seats.evolve,
  ...resto.evolve,
  ...pot.evolve,
  ...dealt.evolve,
  ...opening.evolve,
  ...showdown.evolve,
  ...parol.evolve,
  ...onori.evolve,
  ...tableau.evolve,
  ...arbitration.evolve,
  ...affranco.evolve,
}

type AnyEvolve = (evening: Evening, event: PokerEvent, occasion: Occasion) => Evening
const evolvers: ReadonlyMap<string, AnyEvolve> = new Map(Object.entries(everyEvolve as object))

/** Articles with clocks of their own. */
const CLOCKED: readonly { due?(state: Evening): readonly Due<{ type: string }>[] }[] = [formation]

type AnyRule = CommandRule<Evening, PokerEvent, unknown>
const rules: ReadonlyMap<string, AnyRule> = new Map(Object.entries(commands as object))

/** Of articles that speak of other things too. */
const UPON_A_COLPO = [
  'deal',
  'annul',
  'reportDealError',
  'dealStands',
  'recordColpo',
  'layDown',
] as const satisfies readonly CommandType[]

/** Commands that are words upon what was said at the colpo before them. */
const SPOKEN: ReadonlySet<string> = new Set([
  ...Object.keys(opening.commands),
  ...Object.keys(acceptance.commands),
  ...Object.keys(raises.commands),
  ...Object.keys(draw.commands),
  ...Object.keys(pack.commands),
  ...Object.keys(arrival.commands),
  ...Object.keys(handsCommands),
  ...Object.keys(partito.commands),
  ...UPON_A_COLPO,
])

/** Decides a command: the frame first, then its article. Pure; refusals are values. */
function decide(evening: Evening, envelope: Envelope<PokerCommand>): Decision<PokerEvent> {
  const { command } = envelope
  const { type } = command as { type: string }
  const rule = rules.get(type)
  if (!rule) return refuse(null, 'not-allowed')
  return (
    frameRefusal(evening, command, rule, envelope.by) ??
    (envelope.upon && SPOKEN.has(type)
      ? lateRefusal(evening, command, envelope.upon as Upon)
      : null) ??
    rule.decide(evening, command, envelope)
  )
}

/** The poker room's pure core. Source: the whole regulation, article by article. */
export const poker: Decider<Evening, PokerCommand, PokerEvent> = {
  game: 'poker',
  initial: NO_EVENING,
  decide,
  evolve: (evening, event, occasion) => {
    const { type } = event as { type: string }
    const evolve = evolvers.get(type)
    if (!evolve) throw new Error(`no article knows the event ${type}`)
    return workedOut(evening, event, occasion) ?? evolve(evening, event, occasion)
  },
  secrets: (evening, command) =>
    rules.get((command as { type: string }).type)?.secrets?.(evening, command) ?? [],
  due: (evening) => {
    if (evening.status !== 'open') return []
    const due = CLOCKED.flatMap((article) => article.due?.(evening) ?? [])
    return due.sort((a, b) => a.at - b.at) as readonly Due<PokerCommand>[]
  },
}
