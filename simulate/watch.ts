import type { AnyCommand, AnyEvent, Bounds, Envelope, Refused } from '@/rules/kernel/decider'
import { commandOf } from '@/rules/kernel/offers'
import type { AnyEvening, Chosen, Game, Rules } from './game'
import { randomFrom } from './random'

export const CHECKS = ['threw', 'money', 'words', 'whole', 'replay', 'offer', 'due'] as const
export type Check = (typeof CHECKS)[number]

/** An invariant that does not hold, and the value found instead. */
export interface Fault {
  check: Check
  found: string
}

/** Events in their order, each with the command that caused it. */
export type Journal<C, E> = readonly { event: E; step: Envelope<C> }[]

/** Freezes the new parts of a state, so that a rule that changes it in place throws. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) frozen(part)
  }
  return value
}

/** Gives one command: the state after it, whether it was accepted, and the first fault found on the way. */
export function take<S extends AnyEvening, C extends AnyCommand, E extends AnyEvent>(
  { rules, wrong }: Pick<Game<S, C, E>, 'rules' | 'wrong'>,
  before: S,
  step: Envelope<C>,
): { evening: S; events: readonly E[] | null; fault: Fault | null } {
  let evening = before
  try {
    const decision = rules.decide(before, step)
    if (!decision.accepted) {
      const { provision, code, parts } = decision.refusal
      const found = unspeakable(rules, provision, code, parts)
      return { evening, events: null, fault: found ? { check: 'words', found } : null }
    }
    const barred = barredFrom(rules, before, step)
    if (barred)
      return { evening, events: decision.events, fault: { check: 'offer', found: barred } }
    const last = decision.events.at(-1)
    for (const event of decision.events) {
      const worked = event === last ? decision.after : undefined
      const after = worked ?? rules.evolve(evening, event, step)
      const found = wrong(evening, event, after, step.command.type, step.by)
      evening = after
      if (found) return { evening, events: decision.events, fault: { check: 'money', found } }
    }
    return { evening, events: decision.events, fault: null }
  } catch (error) {
    const found = `${step.command.type}: ${error instanceof Error ? error.message : error}`
    return { evening, events: null, fault: { check: 'threw', found } }
  }
}

/** A fault's words where a device's accepted command is barred from its offers in this state; null where it is not. */
function barredFrom<S extends AnyEvening, C extends AnyCommand>(
  { commands }: Pick<Rules<S, C, AnyEvent>, 'commands'>,
  state: S,
  { by, command: { type } }: Envelope<C>,
): string | null {
  const { offeredFrom, candidates } = commands[type as C['type']] ?? {}
  if (!offeredFrom || !candidates || by.post === null) return null
  return offeredFrom(state, by.post) === null ? `${type} was accepted, and is not offered` : null
}

/** The slots in the sentences of refusals, by code and provision; null for a refusal without a sentence. */
type Slots = Map<string, Map<string | null, readonly string[] | null>>

/** The slots of all refusals met so far, by the rules that speak them. */
const spoken = new WeakMap<object, Slots>()

/** A refusal without a sentence, or with a slot in it that has no value; null when it can be said. */
function unspeakable(
  { sentence }: Pick<Rules<never, never, AnyEvent>, 'sentence'>,
  provision: string | null,
  code: string,
  parts: object,
): string | null {
  const slots = spoken.get(sentence) ?? new Map()
  if (slots.size === 0) spoken.set(sentence, slots)
  const ofCode = slots.get(code) ?? new Map()
  if (ofCode.size === 0) slots.set(code, ofCode)
  let names = ofCode.get(provision)
  if (names === undefined) {
    const said = sentence({ provision, code })
    names =
      said && Object.values(said).flatMap((text) => [...text.matchAll(/\{(\w+)/g)].map(nameOf))
    ofCode.set(provision, names)
  }
  if (names === null) return `${provision} ${code} has no sentence`
  for (const name of names) if (!(name in parts)) return `${provision} ${code} lacks {${name}}`
  return null
}

const nameOf = ([, name = '']: RegExpMatchArray): string => name

/** The value that a function gives; an error that it throws is a fault. */
export function tried<T>(give: () => T): { given: T | null; fault: Fault | null } {
  try {
    return { given: give(), fault: null }
  } catch (error) {
    const found = `a look at the state: ${error instanceof Error ? error.message : error}`
    return { given: null, fault: { check: 'threw', found } }
  }
}

/** The fault that a check finds; an error that the check throws is a fault too. */
export function threwOr(look: () => Fault | null): Fault | null {
  const { given, fault } = tried(look)
  return fault ?? given
}

/** Events after a state, and the state that they made. */
export interface Stretch<S, C, E> {
  from: S
  journal: Journal<C, E>
  to: S
}

/** Replaying a stretch of the journal makes the same state, byte for byte. */
export function unfaithful<S, C, E extends AnyEvent>(
  rules: Rules<S, C, E>,
  { from, journal, to }: Stretch<S, C, E>,
): Fault | null {
  let replayed = from
  for (const { event, step } of journal) replayed = rules.evolve(replayed, event, step)
  return isSame(replayed, to) ? null : { check: 'replay', found: 'the replayed state differs' }
}

/** Whether two values have the same JSON; parts that both share are not compared. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  if (Array.isArray(one) && Array.isArray(other)) return isSameList(one, other)
  const names = Object.keys(one)
  const others = Object.keys(other)
  if (names.length !== others.length) return false
  for (let place = 0; place < names.length; place++) {
    const name = names[place] as string
    if (name !== others[place]) return false
    if (!isSame(one[name as keyof typeof one], other[name as keyof typeof other])) return false
  }
  return true
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false
  for (let place = 0; place < one.length; place++)
    if (!isSame(one[place], other[place])) return false
  return true
}

/** The same with each event converted to text and back, as the database stores it. */
export function unfaithfulOnPaper<S, C, E extends AnyEvent>(
  rules: Rules<S, C, E>,
  stretch: Stretch<S, C, E>,
): Fault | null {
  const journal = JSON.parse(JSON.stringify(stretch.journal)) as Journal<C, E>
  return unfaithful(rules, { ...stretch, journal })
}

/**
 * The offers of one kind of command to one giver, with both ends of their bounds, and the first one that is refused.
 * The time chooses the kind and the giver, so that another check of the same state chooses the same.
 */
export function offersSeen<S extends AnyEvening, C extends AnyCommand, E extends AnyEvent>(
  { rules, offers: asked }: Pick<Game<S, C, E>, 'rules' | 'offers'>,
  evening: S,
  at: number,
): { offers: readonly Chosen<C>[]; fault: Fault | null } {
  const random = randomFrom(at)
  const kind = random.pick(asked.kinds)
  if (kind === undefined) return { offers: [], fault: null }
  const by = asked.giver(kind, evening, random)
  const offers: Chosen<C>[] = []
  for (const { type, payload, bounds } of asked.of(kind, evening, by, at)) {
    for (const given of [payload, ...endsOf(payload, bounds, asked.fields(type, bounds ?? {}))]) {
      const command = commandOf<C>(type, given)
      const decision = rules.decide(evening, { id: 'offer', at, by, command, secrets: {} })
      const parsed = rules.commands[kind]?.schema.safeParse(given)
      if (parsed?.success === false) {
        const found = `${JSON.stringify(command)} is offered, and cannot be sent`
        return { offers, fault: { check: 'offer', found } }
      }
      offers.push({ command, by })
      if (decision.accepted || isUnchanged(asked.unchanged, decision, given, payload)) continue
      const found = `${JSON.stringify(command)} by ${by.roles} was refused: ${decision.refusal.code}`
      return { offers, fault: { check: 'offer', found } }
    }
  }
  return { offers, fault: null }
}

/** Whether a bound is refused only because that is the value as it stands. */
const isUnchanged = (
  unchanged: readonly string[],
  { refusal }: Refused,
  given: object,
  payload: object,
): boolean => given !== payload && unchanged.includes(refusal.code)

/** The payload with each of these fields at both ends of its bounds. */
const endsOf = (
  payload: object,
  bounds: Bounds<string> | undefined,
  fields: readonly string[],
): object[] =>
  fields.flatMap((field) => {
    const range = bounds?.[field]
    return range ? [range.min, range.max].map((end) => ({ ...payload, [field]: end })) : []
  })

/** A command that is due for the clock is accepted at its time. */
export function refusedDue<S extends AnyEvening, C extends AnyCommand, E extends AnyEvent>(
  { rules, clock: by }: Pick<Game<S, C, E>, 'rules' | 'clock'>,
  evening: S,
  now: number,
): Fault | null {
  const [next] = rules.due(evening)
  if (!next) return null
  const { command } = next
  const at = Math.max(next.at, now)
  const decision = rules.decide(evening, { id: 'due', at, by, command, secrets: {} })
  if (decision.accepted) return null
  return { check: 'due', found: `${JSON.stringify(command)} was refused: ${decision.refusal.code}` }
}
