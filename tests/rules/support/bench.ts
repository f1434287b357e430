import { expect } from 'vitest'
import type { Unbranded } from '@/rules/kernel/brand'
import type {
  Actor,
  AnyCommand,
  AnyEvent,
  Decider,
  Decision,
  Form,
  Instant,
  Refusal,
} from '@/rules/kernel/decider'
import type { ArticleWords } from '@/rules/kernel/provision'
import { sha256 } from '@/rules/kernel/sha256'
import type { Parts } from '@/rules/kernel/tell'

/** The clock of every test: a Friday, nine in the evening in Italy. */
export const NINE: Instant = Date.UTC(2026, 10, 20, 20, 0)

const CLOCK: Actor = { roles: ['orologio'], member: null, post: null }

/** Milliseconds of `hh:mm` or `hh:mm:ss`. */
export function span(text: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = text.split(':').map(Number)
  return ((hours * 60 + minutes) * 60 + seconds) * 1000
}

/** The same secret for the same label, in every run. */
export const secretOf = (label: string): string => sha256(`test ${label}`)

/** A game whose rules are tested, and what must be so after each of its events. */
export interface Game<S, C extends AnyCommand, E extends AnyEvent> {
  decider: Omit<Decider<S, C, E>, 'commands'> & {
    readonly regulation?: readonly ArticleWords[]
    readonly commands: Readonly<Record<string, { schema: Form<unknown> }>>
  }
  /** Throws when the state contradicts itself. */
  holds?(state: S): void
}

/** An event with its time and its giver, as a journal keeps it. */
export interface Happened<E> {
  event: E
  at: Instant
  by: Actor
}

/** An expected event: its type and any of its fields. */
export type Expected<E extends AnyEvent> = { type: E['type'] } & Readonly<Record<string, unknown>>

/** A provision with a code, and the values of its sentence: `'B.2.1 below-minimum'`. */
export const reasonOf = ({ provision, code }: Omit<Refusal, 'parts'>): string =>
  `${provision} ${code}`

/**
 * Values that the sentence of a refusal names and the refusal does not give; a code without a sentence fails, and a
 * provision that is in no article.
 */
export function valuesLacking(
  {
    sentence: sentenceOf,
    regulation,
  }: Pick<Game<never, never, AnyEvent>['decider'], 'sentence' | 'regulation'>,
  refusal: Refusal,
): string[] {
  const { provision } = refusal
  const sentence = sentenceOf(refusal)
  if (!sentence) throw new Error(`${reasonOf(refusal)} has no sentence`)
  if (provision !== null && regulation?.every(({ provisions }) => !(provision in provisions)))
    throw new Error(`${reasonOf(refusal)} cites what is in no article`)
  return [...`${sentence.it} ${sentence.en}`.matchAll(/\{(\w+)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !isValue(refusal.parts[name]))
}

const isValue = (part: Parts[string] | undefined): boolean =>
  typeof part === 'object' ? Object.keys(part).length > 0 : part !== undefined

/**
 * A game at a moment, with everything that happened. A step gives another moment and leaves this one as it is, so that
 * a test may go on from it twice: given a moment, when a command comes, then events or a refusal.
 */
export class Moment<S, C extends AnyCommand, E extends AnyEvent> {
  constructor(
    readonly game: Game<S, C, E>,
    readonly state: S = game.decider.initial,
    readonly now: Instant = NINE,
    readonly journal: readonly Happened<E>[] = [],
  ) {}

  /** How far things stood when the giver of the next command looked; by default as they stand now. */
  protected get seen(): unknown {
    return undefined
  }

  /** The same moment with some of its fields changed. */
  protected copy(changes: object): this {
    return Object.assign(Object.create(Object.getPrototypeOf(this)), this, changes)
  }

  /** A command as its schema reads it. */
  protected read(given: Unbranded<C>): C {
    const { game, commands } = this.game.decider
    const { type, ...payload } = given as AnyCommand
    const rule = commands[type]
    if (!rule) throw new Error(`${game} has no command ${type}`)
    return { ...(rule.schema.parse(payload) as object), type } as C
  }

  /** The answer of the decider now; nothing changes. Fields left out are filled in by the command's schema. */
  decide(given: Unbranded<C>, by: Actor): Decision<E, S> {
    const { decider } = this.game
    const command = this.read(given)
    const labels = decider.secrets(this.state, command)
    const decision = decider.decide(this.state, {
      id: `c${this.now}`,
      at: this.now,
      by,
      command,
      secrets: Object.fromEntries(labels.map((label) => [label, secretOf(label)])),
      upon: this.seen,
    })
    if (!decision.accepted) expect(valuesLacking(decider, decision.refusal)).toEqual([])
    return decision
  }

  /** Gives a command that must be accepted. */
  give(command: Unbranded<C>, by: Actor): this {
    const decision = this.decide(command, by)
    if (!decision.accepted) throw new Error(refusedTo(command, decision.refusal))
    return this.happening(decision.events, by)
  }

  /** The moment after these events. */
  happening(events: readonly E[], by: Actor): this {
    const occasion = { at: this.now, by }
    const state = events.reduce((before, event) => {
      const after = this.game.decider.evolve(before, event, occasion)
      this.game.holds?.(after)
      return after
    }, this.state)
    const journal = [...this.journal, ...events.map((event) => ({ event, ...occasion }))]
    return this.copy({ state, journal })
  }

  /** Lets time pass, `hh:mm` or `hh:mm:ss`, without the clock doing anything. */
  after(time: string): this {
    return this.copy({ now: this.now + span(time) })
  }

  /** Lets time pass, while the clock gives each command at its time. */
  waiting(time: string): this {
    const until = this.now + span(time)
    let moment = this
    for (;;) {
      const next = this.game.decider.due(moment.state)[0]
      if (!next || next.at > until) return moment.copy({ now: until })
      const at = moment.copy({ now: Math.max(next.at, moment.now) })
      moment = at.give(next.command as Unbranded<C>, CLOCK)
    }
  }

  /** The answer of the rules to a command, as a claim to be tried. */
  when(command: Unbranded<C>, by: Actor) {
    const decision = this.decide(command, by)
    return {
      /** Accepted, with exactly these events in this order; fields not named are free. */
      yields: (...expected: readonly Expected<E>[]): this => {
        if (!decision.accepted) throw new Error(refusedTo(command, decision.refusal))
        expect(decision.events.map(({ type }) => type)).toEqual(expected.map(({ type }) => type))
        expect(decision.events).toMatchObject(expected)
        return this.happening(decision.events, by)
      },
      /** Refused by this provision for this reason, with these values among its own. */
      isRefused: (provision: string | null, code: string, parts: Unbranded<Parts> = {}): this => {
        expect(decision).toMatchObject({ accepted: false, refusal: { provision, code, parts } })
        return this
      },
    }
  }
}

const refusedTo = (command: object, refusal: Refusal): string =>
  `${(command as AnyCommand).type} was refused: ${reasonOf(refusal)} ${JSON.stringify(refusal.parts)}`

/** Given a state, or only events of one giver. */
export const given = <S, C extends AnyCommand, E extends AnyEvent>(
  game: Game<S, C, E>,
  start: S | readonly E[] = [],
  by: Actor = CLOCK,
): Moment<S, C, E> =>
  Array.isArray(start)
    ? new Moment(game).happening(start, by)
    : new Moment(game, start as Exclude<S, readonly E[]>)

/** One thread of commands, each some time after the one before: `story.give(…)`, then ask it how things stand. */
export class Story<S, C extends AnyCommand, E extends AnyEvent> {
  constructor(
    public moment: Moment<S, C, E>,
    /** The giver where none is named. */
    readonly giver: Actor,
    /** From one command to the next. */
    readonly pause = '00:00:01',
  ) {}

  get state(): S {
    return this.moment.state
  }
  get now(): Instant {
    return this.moment.now
  }

  /** Gives a command, whatever the answer. */
  try(command: Unbranded<C>, by: Actor = this.giver): Decision<E, S> {
    this.after(this.pause)
    const decision = this.moment.decide(command, by)
    if (decision.accepted) this.moment = this.moment.happening(decision.events, by)
    return decision
  }

  /** Gives a command that must be accepted. */
  give(command: Unbranded<C>, by: Actor = this.giver): this {
    this.after(this.pause)
    this.moment = this.moment.give(command, by)
    return this
  }

  /** Gives a command that must be refused; the provision with the code. */
  refused(command: Unbranded<C>, by: Actor = this.giver): string {
    const decision = this.try(command, by)
    if (decision.accepted) throw new Error(`${(command as AnyCommand).type} was accepted`)
    return reasonOf(decision.refusal)
  }

  /** Lets time pass, `hh:mm` or `hh:mm:ss`. */
  after(time: string): this {
    this.moment = this.moment.after(time)
    return this
  }

  /** The events of the latest command that was accepted. */
  get events(): readonly E[] {
    const { journal } = this.moment
    const last = journal.at(-1)
    return journal.flatMap(({ event, at }) => (at === last?.at ? [event] : []))
  }
}

export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) frozen(part)
  }
  return value
}
