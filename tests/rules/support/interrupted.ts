import { expect } from 'vitest'
import type { Actor, AnyCommand, AnyEvent, Bounds, Decider, Instant } from '@/rules/kernel/decider'
import { commandOf } from '@/rules/kernel/offers'
import { cases } from '../../support/generated'
import { sampleOf } from '../../support/sampled'

/** A command and its giver. */
export interface Step<C> {
  readonly command: C
  readonly by: Actor
}

/** A game whose walks are interrupted. */
export interface Interrupted<S, C extends AnyCommand, E extends AnyEvent> {
  readonly rules: Pick<Decider<S, C, E>, 'commands' | 'decide' | 'evolve' | 'secrets'>
  offersOf(
    kind: C['type'],
    state: S,
    by: Actor,
    at: Instant,
  ): readonly { payload: object; bounds?: Bounds<string> }[]
  readonly people: readonly Actor[]
  /** Commands that end the table or the evening, or open another. */
  readonly leftOut: RegExp
  /** Reasons for refusing that name no row. */
  readonly frame: object
  /** The error after an event; null when there is none. */
  wrong(before: S, event: E, after: S, kind: string): string | null
  /** The error in a state between two commands. */
  standing(state: S): string | null
  /** The words that somebody is asked for. */
  due(state: S): readonly string[]
  /** Kinds that say a word, or take one back; by any other a word ends only where a row ends it. */
  readonly words: RegExp
  /** Whether a row ended something between two states. */
  isEnded(before: S, after: S): boolean
  /** Kinds that may be given again as they are: no right is used up by them. */
  readonly again: RegExp
  /** The error of a state from which what is in play cannot be brought to its end; null where it can. */
  stuck(state: S, at: Instant): string | null
}

/** The error found at a command: a hundred thousand of them are given, and `expect` takes longer than a command. */
const found = ({ type }: AnyCommand, wrong: string) => new Error(`${type}: ${wrong}`)

/** The state after a command, each event sound; null where it is refused. */
function after<S, C extends AnyCommand, E extends AnyEvent>(
  game: Interrupted<S, C, E>,
  state: S,
  { command, by }: Step<C>,
  at: Instant,
): S | null {
  const { rules, frame } = game
  const secrets = Object.fromEntries(rules.secrets(state, command).map((label) => [label, label]))
  const decision = rules.decide(state, { id: `c${at}`, at, by, command, secrets })
  if (!decision.accepted) {
    const { provision, code } = decision.refusal
    // A step that no longer goes is refused by a row, or by the frame.
    if (provision === null && !(code in frame)) throw found(command, `refused, ${code}`)
    return null
  }
  let now = state
  for (const event of decision.events) {
    const next = rules.evolve(now, event, { at, by })
    const wrong = game.wrong(now, event, next, command.type)
    if (wrong !== null) throw found(command, wrong)
    now = next
  }
  const standing = game.standing(now)
  if (standing !== null) throw found(command, standing)
  return now
}

/** The kind of error, slip or answer in a payload, each of which is tried. */
function variant(payload: object): string {
  const { error, slip, kind } = payload as Record<string, unknown>
  const told = error ?? slip ?? kind ?? 'one'
  return typeof told === 'object' ? String((told as { kind: string }).kind) : String(told)
}

/** One of each kind of command that somebody may give now, and of each kind of error. */
function interruptions<S, C extends AnyCommand, E extends AnyEvent>(
  { rules, people, leftOut, offersOf }: Interrupted<S, C, E>,
  state: S,
  at: Instant,
): Step<C>[] {
  const kinds = (Object.keys(rules.commands) as C['type'][]).filter((kind) => !leftOut.test(kind))
  return kinds.flatMap((kind) => {
    for (const by of people) {
      const offers = offersOf(kind, state, by, at)
      if (offers.length === 0) continue
      const apart = new Map(offers.map((offer) => [variant(offer.payload), offer]))
      return [...apart.values()].map(({ payload }) => ({
        by,
        command: commandOf<C>(kind, payload),
      }))
    }
    return []
  })
}

/** In the long run some interruptions of what was interrupted already: every eleventh, from another one each time. */
const secondOf = <T>(all: readonly T[], turn: number): readonly T[] =>
  cases(1) === 1 ? [] : all.filter((_, at) => at % 11 === (turn * 7) % 11)

/**
 * Puts one command of each kind between every two steps of a walk: the state stays sound, a word that was due is due or
 * ended by a row, no right is had twice, and what is in play comes to its end. `most` are tried where the walks are
 * sampled; the number that was accepted.
 */
export function interrupted<S, C extends AnyCommand, E extends AnyEvent>(
  game: Interrupted<S, C, E>,
  start: S,
  walk: readonly Step<C>[],
  { most, from }: { readonly most: number; readonly from: Instant },
): number {
  let now = from
  const moments = [start]
  for (const step of walk) {
    const next = after(game, moments.at(-1) ?? start, step, ++now)
    if (!next) throw new Error(`${JSON.stringify(step.command)} is refused in the walk itself`)
    moments.push(next)
  }
  const all = moments.flatMap((moment, done) =>
    interruptions(game, moment, now + 1).map((step) => ({ moment, done, step })),
  )
  let tried = 0
  for (const { moment, done, step } of sampleOf(all, most)) {
    const first = after(game, moment, step, ++now)
    if (!first) continue
    tried += 1
    const due = game.due(first)
    const lost = game.due(moment).filter((word) => !due.includes(word))
    const isEnded = game.words.test(step.command.type) || game.isEnded(moment, first)
    expect([step.command.type, isEnded ? [] : lost]).toEqual([step.command.type, []])
    const isTwice = !game.again.test(step.command.type) && after(game, first, step, now) !== null
    const said = JSON.stringify(step.command)
    expect(isTwice ? `twice: ${said}` : '').toBe('')
    const seconds = cases(1) === 1 ? [] : interruptions(game, first, now)
    for (const again of [null, ...secondOf(seconds, tried)]) {
      let last: S = first
      if (again) last = after(game, last, again, ++now) ?? last
      for (const one of walk.slice(done)) last = after(game, last, one, ++now) ?? last
      expect([step.command.type, game.stuck(last, now)]).toEqual([step.command.type, null])
    }
  }
  return tried
}
