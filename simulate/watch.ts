import type { Decider, Envelope } from '@/rules/decider'
import type { PokerCommand, PokerEvent } from '@/rules/poker/decider'
import type { Evening } from '@/rules/poker/evening'
import { offersTo } from '@/rules/poker/offers'
import { anyActor, orologio } from './chosen'
import { wrongMoney } from './money'
import { randomFrom } from './random'

export type Poker = Decider<Evening, PokerCommand, PokerEvent>
export type Step = Envelope<PokerCommand>

export const CHECKS = ['threw', 'money', 'replay', 'offer', 'refusal', 'due'] as const
export type Check = (typeof CHECKS)[number]

/** An invariant that does not hold, and what was found instead. */
export interface Fault {
  check: Check
  found: string
}

/** Where an evening stands: its state, and the events that made it. */
export interface Played {
  evening: Evening
  journal: readonly { event: PokerEvent; step: Step }[]
}

/** Freezes what is new in a state, so that a rule that changes it in place throws. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) frozen(part)
  }
  return value
}

/** Gives one command: the state after it, whether it was accepted, and the first fault found on the way. */
export function take(
  poker: Poker,
  before: Evening,
  step: Step,
): { evening: Evening; events: readonly PokerEvent[] | null; fault: Fault | null } {
  let evening = before
  try {
    const decision = poker.decide(before, step)
    if (!decision.accepted) return { evening, events: null, fault: null }
    for (const event of decision.events) {
      const after = poker.evolve(evening, event, step)
      const wrong = wrongMoney(evening, event, after, step.command.type)
      evening = after
      if (wrong)
        return { evening, events: decision.events, fault: { check: 'money', found: wrong } }
    }
    return { evening, events: decision.events, fault: null }
  } catch (error) {
    const found = `${step.command.type}: ${error instanceof Error ? error.message : error}`
    return { evening, events: null, fault: { check: 'threw', found } }
  }
}

/** The journal, written down and read again, makes the same state, byte for byte. */
export function unfaithful(poker: Poker, { evening, journal }: Played): Fault | null {
  let replayed = poker.initial
  for (const { event, step } of journal) replayed = poker.evolve(replayed, event, step)
  if (JSON.stringify(replayed) === JSON.stringify(evening)) return null
  return { check: 'replay', found: 'the replayed state differs' }
}

/** The same with each event through its text, as the database keeps it. */
export function unfaithfulOnPaper(poker: Poker, { evening, journal }: Played): Fault | null {
  const written = JSON.parse(JSON.stringify(journal)) as Played['journal']
  return unfaithful(poker, { evening, journal: written })
}

/** Money moves whose smallest and largest amounts are looked at beside the one that is offered. */
const AMOUNTS: Readonly<Record<string, string>> = { open: 'chips', bet: 'chips', raise: 'by' }

/** Whatever is offered to this actor is accepted, at both ends of its bounds. */
export function refusedOffer(
  poker: Poker,
  evening: Evening,
  at: number,
  seed: number,
): Fault | null {
  const by = anyActor(evening, randomFrom(seed))
  for (const { type, payload, bounds } of offersTo(evening, by, at)) {
    const field = AMOUNTS[type] ?? ''
    const ends = bounds?.[field] ? [bounds[field].min, bounds[field].max] : []
    for (const given of [payload, ...ends.map((end) => ({ ...payload, [field]: end }))]) {
      const command = { ...given, type } as unknown as PokerCommand
      const decision = poker.decide(evening, { id: 'offer', at, by, command, secrets: {} })
      if (decision.accepted) continue
      const found = `${JSON.stringify(command)} by ${by.roles} was refused: ${decision.ruling.code}`
      return { check: 'offer', found }
    }
  }
  return null
}

/** What the clock is told to do next, it may do at its time. */
export function refusedDue(poker: Poker, evening: Evening, now: number): Fault | null {
  const [next] = poker.due(evening)
  if (!next) return null
  const { command } = next
  const at = Math.max(next.at, now)
  const decision = poker.decide(evening, { id: 'due', at, by: orologio, command, secrets: {} })
  if (decision.accepted) return null
  return { check: 'due', found: `${JSON.stringify(command)} was refused: ${decision.ruling.code}` }
}

/** A command that is refused leaves the state as it was, to the byte. */
export function changedByRefusal(poker: Poker, evening: Evening, step: Step): Fault | null {
  const before = JSON.stringify(evening)
  const decision = poker.decide(evening, step)
  if (decision.accepted || JSON.stringify(evening) === before) return null
  return { check: 'refusal', found: `${step.command.type} was refused and changed the state` }
}
