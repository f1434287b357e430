import type { Bounds, Decider, Envelope } from '@/rules/kernel/decider'
import { commandOf } from '@/rules/kernel/offers'
import type { PokerCommand, PokerEvent } from '@/rules/poker/decider'
import type { Evening } from '@/rules/poker/evening'
import { offersOf } from '@/rules/poker/offers'
import { type Chosen, OFFERED, orologio, whoMay } from './chosen'
import { wrongMoney } from './money'
import { randomFrom } from './random'

export type Poker = Decider<Evening, PokerCommand, PokerEvent>
export type Step = Envelope<PokerCommand>

export const CHECKS = ['threw', 'money', 'replay', 'offer', 'due'] as const
export type Check = (typeof CHECKS)[number]

/** An invariant that does not hold, and the value found instead. */
export interface Fault {
  check: Check
  found: string
}

/** The position of an evening: its state, and the events that made it. */
export interface Played {
  evening: Evening
  journal: readonly { event: PokerEvent; step: Step }[]
}

/** Freezes the new parts of a state, so that a rule that changes it in place throws. */
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
    const last = decision.events.at(-1)
    for (const event of decision.events) {
      const worked = event === last ? decision.after : undefined
      const after = worked ?? poker.evolve(evening, event, step)
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

/** The fault that a check finds; an error that the check throws is a fault too. */
export function threwOr(look: () => Fault | null): Fault | null {
  try {
    return look()
  } catch (error) {
    const found = `a look at the state: ${error instanceof Error ? error.message : error}`
    return { check: 'threw', found }
  }
}

/** Events after a state, and the state that they made. */
export interface Stretch {
  from: Evening
  journal: Played['journal']
  to: Evening
}

/** Replaying a stretch of the journal makes the same state, byte for byte. */
export function unfaithful(poker: Poker, { from, journal, to }: Stretch): Fault | null {
  let replayed = from
  for (const { event, step } of journal) replayed = poker.evolve(replayed, event, step)
  return isSame(replayed, to) ? null : { check: 'replay', found: 'the replayed state differs' }
}

/** Whether two values have the same JSON; parts that both share are not compared. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const names = Object.keys(one)
  const others = Object.keys(other)
  return (
    names.length === others.length &&
    names.every(
      (name, place) =>
        name === others[place] &&
        isSame(one[name as keyof typeof one], other[name as keyof typeof other]),
    )
  )
}

/** The same with each event converted to text and back, as the database stores it. */
export function unfaithfulOnPaper(poker: Poker, stretch: Stretch): Fault | null {
  const journal = JSON.parse(JSON.stringify(stretch.journal)) as Played['journal']
  return unfaithful(poker, { ...stretch, journal })
}

/**
 * Commands that move money, by the field with the amount; the smallest and the largest are checked besides the offered
 * one.
 */
const AMOUNTS: Readonly<Record<string, string>> = { open: 'chips', bet: 'chips', raise: 'by' }

/**
 * The offers of one kind of command to one giver, with both ends of their bounds, and the first one that is refused.
 * The time chooses the kind and the giver, so that another check of the same state chooses the same.
 */
export function offersSeen(
  poker: Poker,
  evening: Evening,
  at: number,
): { offers: readonly Chosen[]; fault: Fault | null } {
  const random = randomFrom(at)
  const kind = random.pick(OFFERED) ?? 'deal'
  const by = whoMay(kind, evening, random)
  const offers: Chosen[] = []
  for (const { type, payload, ...offer } of offersOf(kind, evening, by, at)) {
    const field = AMOUNTS[type] ?? ''
    const bounds: Bounds<string> = offer.bounds ?? {}
    const ends = bounds[field] ? [bounds[field].min, bounds[field].max] : []
    for (const given of [payload, ...ends.map((end) => ({ ...payload, [field]: end }))]) {
      const command = commandOf<PokerCommand>(type, given)
      const decision = poker.decide(evening, { id: 'offer', at, by, command, secrets: {} })
      offers.push({ command, by })
      if (decision.accepted) continue
      const found = `${JSON.stringify(command)} by ${by.roles} was refused: ${decision.refusal.code}`
      return { offers, fault: { check: 'offer', found } }
    }
  }
  return { offers, fault: null }
}

/** A command that is due for the clock is accepted at its time. */
export function refusedDue(poker: Poker, evening: Evening, now: number): Fault | null {
  const [next] = poker.due(evening)
  if (!next) return null
  const { command } = next
  const at = Math.max(next.at, now)
  const decision = poker.decide(evening, { id: 'due', at, by: orologio, command, secrets: {} })
  if (decision.accepted) return null
  return { check: 'due', found: `${JSON.stringify(command)} was refused: ${decision.refusal.code}` }
}
