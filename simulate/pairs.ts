import type { Actor, AnyCommand, AnyEvent, Envelope } from '@/rules/kernel/decider'
import { commandOf } from '@/rules/kernel/offers'
import type { AnyEvening, Chosen, Game } from './game'
import { type Random, randomFrom, shuffled } from './random'
import { take } from './watch'

/** The answers to the second of two kinds that followed each other: accepted, and the codes of refusals, with their number. */
type Answers = Map<string, number>

/** Kinds given after one command, in a branch of its evening, besides those that never followed it. */
const TRIES = 2
/** One accepted command in so many is followed; one that many kinds never followed, always. */
const EVERY = 4
/** A branch goes on so deep where the kinds after its last command are little known. */
const DEPTH = 6
/** A pair that was refused is tried again so often, for a state in which it is accepted. */
const AGAIN = 12
/** Kinds among them that were never accepted at all, which are tried again and again. */
const UNKNOWN = 4
/** Persons who are asked for an offer; more for a kind that was never accepted. */
const GIVERS = 10
/** One branch in so many is looked at as a whole. */
const WHOLE = 4

type AtTable = { table?: string }

/** The kinds of command that have followed each other at one table of a game, two by two, with their answers. */
export class Pairs<S extends AnyEvening, C extends AnyCommand, E extends AnyEvent> {
  readonly kinds: readonly C['type'][]
  readonly #rows = new Map<string, Map<string, Answers>>()
  /** The latest command of each kind that was accepted, or at least tried, to be given again elsewhere. */
  readonly #known = new Map<string, Chosen<C>>()
  /** Everybody who gave a command, among them persons whom only their evening knows. */
  readonly #givers = new Map<string, Actor>()
  readonly #game: Game<S, C, E>

  constructor(game: Game<S, C, E>) {
    this.#game = game
    this.kinds = Object.keys(game.rules.commands).filter((kind) => !game.never.includes(kind))
  }

  /** The game, each of whose accepted commands is followed by others in a branch of its evening. */
  watched(): Game<S, C, E> {
    return {
      ...this.#game,
      wrongWhole: (before, step, after) => {
        const { type } = step.command
        if (!this.#known.has(type)) this.#known.set(type, step)
        this.#givers.set(step.by.member ?? step.by.post ?? 'clock', step.by)
        const random = randomFrom(step.at)
        const isLooked = random.oneIn(EVERY)
        if (!isLooked && !this.#isLittleKnown(type)) return null
        return (
          (isLooked ? this.#game.wrongWhole?.(before, step, after) : null) ??
          (before === after ? null : this.#follow(after, step, random, 1))
        )
      },
    }
  }

  #follow(state: S, first: Envelope<C>, random: Random, depth: number): string | null {
    this.#known.set(first.command.type, first)
    const { type } = first.command
    const row = this.#rows.get(type) ?? new Map<string, Answers>()
    this.#rows.set(type, row)
    for (const second of this.#wanted(row, random)) {
      const chosen = this.#given(second, state, first, random)
      if (!chosen) continue
      const { command } = chosen
      const secrets = Object.fromEntries(
        this.#game.rules.secrets(state, command).map((label) => [label, `pair/${label}`]),
      )
      const step = { id: 'pair', at: first.at + 1_000, ...chosen, secrets }
      const { rules, wrong } = this.#game
      let code = 'accepted'
      const taken = take(
        {
          rules: {
            ...rules,
            decide: (...given) => {
              const decision = rules.decide(...given)
              if (!decision.accepted) code = decision.refusal.code
              return decision
            },
          },
          wrong,
        },
        state,
        step,
      )
      const of = `${type}, then ${JSON.stringify(command)}`
      if (taken.fault) return `${of}: ${taken.fault.check}: ${taken.fault.found}`
      const answers = row.get(second) ?? new Map<string, number>()
      row.set(second, answers.set(code, (answers.get(code) ?? 0) + 1))
      if (taken.events === null) continue
      const whole = random.oneIn(WHOLE) ? this.#game.wrongWhole?.(state, step, taken.evening) : null
      if (whole) return `${of}: ${whole}`
      const deeper =
        depth < DEPTH && (this.#isLittleKnown(second) || (depth === 1 && random.oneIn(8)))
          ? this.#follow(taken.evening, step, random, depth + 1)
          : null
      if (deeper) return `${type}, then ${deeper}`
    }
    return null
  }

  /** The kinds that are tried after this one: those that never followed it, else those that were only refused. */
  #wanted(row: ReadonlyMap<string, Answers>, random: Random): readonly C['type'][] {
    const tries = (kind: string) => {
      const answers = row.get(kind)
      if (!answers) return 0
      const all = [...answers.values()].reduce((sum, one) => sum + one, 0)
      return answers.has('accepted') ? AGAIN : all
    }
    const open = this.kinds.filter((kind) => tries(kind) < AGAIN)
    const few = Array.from({ length: TRIES }, () => random.pick(open))
    const never = shuffled(random, this.#never(row))
    const unknown = shuffled(
      random,
      this.kinds.filter((kind) => !this.#rows.has(kind) && !never.includes(kind)),
    )
    return [...never, ...unknown.slice(0, UNKNOWN), ...few].filter((kind) => kind !== undefined)
  }

  /** A command of this kind at the same table: one that is offered, else one that could be, else the latest one again. */
  #given(
    kind: C['type'],
    state: S,
    { command, at }: Envelope<C>,
    random: Random,
  ): Chosen<C> | null {
    const { offers, rules } = this.#game
    const { table } = command as AtTable
    const isHere = (payload: object) =>
      table === undefined || ((payload as AtTable).table ?? table) === table
    let could: Chosen<C> | null = null
    const givers = this.#rows.has(kind) ? GIVERS : 8 * GIVERS
    const heard = [...this.#givers.values()]
    for (let giver = 0; giver < givers; giver++) {
      const by = (giver % 2 === 0 ? random.pick(heard) : null) ?? offers.giver(kind, state, random)
      const offered = offers.of(kind, state, by, at).filter(({ payload }) => isHere(payload))
      const offer = random.pick(offered)
      if (offer) return { command: commandOf<C>(kind, offer.payload), by }
      if (could) continue
      const forms = (rules.commands[kind]?.candidates?.(state, by) ?? []) as object[]
      const form = random.pick(forms.filter(isHere))
      if (form) could = { command: commandOf<C>(kind, form), by }
    }
    const known = this.#known.get(kind)
    if (could || !known) return could
    // The same table, movement, dispute … as in the command before, where it can be sent so.
    const same = Object.entries(command).filter(
      ([name]) => name !== 'type' && name in known.command,
    )
    const again = { ...known.command, ...Object.fromEntries(same) }
    const canBeSent = rules.commands[kind]?.schema.safeParse(again).success === true
    return canBeSent ? { command: again, by: known.by } : known
  }

  /** Whether many of the kinds that can be given never followed this one. */
  #isLittleKnown(first: string): boolean {
    return this.#never(this.#rows.get(first)).length > this.kinds.length / 8
  }

  #never(row: ReadonlyMap<string, Answers> | undefined): C['type'][] {
    return this.kinds.filter((kind) => this.#known.has(kind) && !row?.has(kind))
  }

  /** The pairs, those of them whose second kind was accepted at some time, and those that never followed each other. */
  counts(): { all: number; accepted: number; never: number } {
    const rows = this.kinds.map((kind) => this.#rows.get(kind) ?? new Map<string, Answers>())
    const pairs = rows.flatMap((row) => this.kinds.map((kind) => row.get(kind)))
    return {
      all: pairs.length,
      accepted: pairs.filter((answers) => answers?.has('accepted')).length,
      never: pairs.filter((answers) => !answers).length,
    }
  }

  /** One line for each first kind: how many kinds were accepted after it, only refused, or never given. */
  *lines(): Generator<string> {
    for (const first of this.kinds) {
      const row = this.#rows.get(first) ?? new Map<string, Answers>()
      const accepted = [...row.values()].filter((answers) => answers.has('accepted')).length
      const never = this.kinds.filter((kind) => !row.has(kind))
      const names = never.length === 0 || never.length > 12 ? '' : `: ${never.join(', ')}`
      yield `${first}: ${accepted} accepted, ${row.size - accepted} refused, ${never.length} never${names}`
    }
  }

  /** Every pair with its answers, the most frequent first. */
  *table(): Generator<string> {
    for (const [first, row] of this.#rows)
      for (const [second, answers] of row)
        yield `${first} > ${second}: ${[...answers]
          .sort(([, one], [, other]) => other - one)
          .map(([code, times]) => `${code} ${times}`)
          .join(', ')}`
  }
}
