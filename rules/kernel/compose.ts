import type { z } from 'zod'
import type { Article, PayloadOf, RefusalTexts } from './article'
import type {
  Actor,
  AnyCommand,
  AnyEvent,
  CommandRule,
  Decider,
  Decision,
  Due,
  Occasion,
} from './decider'
import type { ArticleWords } from './provision'
import { anyRefusal, articleFinder, speaking } from './refusal'

type Rule<S> = CommandRule<S, AnyEvent, unknown>
type Handler<S> = (state: S, event: AnyEvent, occasion: Occasion) => S

/** Any article of a game with this state. */
interface AnyArticle<S> {
  id: string
  commands: Readonly<Record<string, Rule<S>>>
  evolve: object
  refusals: RefusalTexts
}

/** The fields of an article that its refusals' sentences are looked up by. */
type Spoken = Pick<AnyArticle<never>, 'id' | 'refusals'>

/** The parts of a game besides its articles. */
export interface Composition<S, R extends readonly ArticleWords[], U> {
  game: string
  initial: S
  /** The articles' words, in order; each has exactly one article. */
  regulation: R
  /** Refusals that several articles share; looked up when the cited article has no such code. */
  refusals: readonly RefusalTexts[]
  /** The checks that every command passes before its article sees it: role, status, ownership. Null when all pass. */
  frame(
    state: S,
    command: AnyCommand,
    rule: Pick<Rule<S>, 'may' | 'from' | 'afterClosing'>,
    by: Actor,
  ): Decision<never> | null
  /** The schema of what the giver of a command saw; only the game reads it. */
  upon?: z.ZodType<U>
  /** Refuses a stale command (`refuseStale`): its giver saw an earlier state. Null when it is still valid. */
  staleRefusal?(
    state: S,
    command: AnyCommand,
    upon: U,
    rule: Pick<Rule<S>, 'refuseStale'>,
  ): Decision<never> | null
}

type Merged<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer All) => void
  ? { readonly [K in keyof All]: All[K] }
  : never
type CommandsIn<R> = { [K in keyof R & string]: { type: K } & PayloadOf<R[K]> }[keyof R & string]
type EmittedIn<R> = {
  [K in keyof R]: R[K] extends CommandRule<infer _S, infer E, infer _P, infer _R, infer _F>
    ? E
    : never
}[keyof R]
type EvolvedIn<A> =
  A extends Article<infer _S, infer E extends AnyEvent, infer _R, infer _I> ? E : never

/** Events that the commands of these articles may cause. */
export type Emitted<As extends readonly { commands: unknown }[]> = EmittedIn<
  Merged<As[number]['commands']>
>
/** Events that one of these articles evolves. */
export type Evolved<As extends readonly unknown[]> = EvolvedIn<As[number]>

/**
 * Names of the events that a command causes and no article evolves as they are declared; never, when there are none.
 */
export type NotEvolved<As extends readonly { commands: unknown }[]> =
  Exclude<Emitted<As>, Evolved<As>> extends infer Left
    ? Left extends { type: infer Name extends string }
      ? Name
      : never
    : never

/**
 * Empty when the articles match the regulation and evolve every
 * event they cause; otherwise an error with the missing name.
 */
type Complete<Ids extends string, As extends readonly { id: string; commands: unknown }[]> = [
  Exclude<Ids, As[number]['id']>,
] extends [never]
  ? [Exclude<As[number]['id'], Ids>] extends [never]
    ? [NotEvolved<As>] extends [never]
      ? unknown
      : { fault: `no article evolves the event ${NotEvolved<As>}` }
    : { fault: `the regulation has no article ${Exclude<As[number]['id'], Ids>}` }
  : { fault: `the article ${Exclude<Ids, As[number]['id']>} is missing` }

/** A game's pure core made of its articles, with every command and event typed. */
export type Composed<S, As extends readonly { commands: unknown }[], R> = Omit<
  Decider<S, CommandsIn<Merged<As[number]['commands']>>, Evolved<As>>,
  'commands'
> & {
  commands: Merged<As[number]['commands']>
  regulation: R
  /** All lists of refusals' sentences, the shared ones first. */
  allRefusals: readonly RefusalTexts[]
}

/**
 * Makes a game of its articles: one array gives its commands, events, evolve, clocks, refusals and provisions. Does
 * not compile when an article of the regulation or an event's evolve is missing; throws at load when two articles
 * have the same number, or declare the same command or event.
 */
export function compose<
  S,
  const R extends readonly ArticleWords[],
  const As extends readonly AnyArticle<S>[],
  U = never,
>(game: Composition<S, R, U>, articles: As & Complete<R[number]['id'], As>): Composed<S, As, R> {
  const all: readonly AnyArticle<S>[] = articles
  const rules = byName<S, Rule<S>>(all, 'command', ({ commands }) => commands)
  const handlers = byName<S, Handler<S>>(
    all,
    'event',
    ({ evolve }) => evolve as Record<string, never>,
  )
  const { frame, staleRefusal } = game
  const composed: Decider<S, AnyCommand, AnyEvent> = {
    game: game.game,
    initial: game.initial,
    commands: Object.fromEntries(rules),
    ...(game.upon ? { upon: game.upon } : {}),
    decide(state, envelope) {
      const { command, by, upon } = envelope
      const rule = rules.get(command.type)
      if (!rule) return anyRefusal(null, 'not-allowed')
      return (
        frame(state, command, rule, by) ??
        (rule.refuseStale && upon && staleRefusal
          ? staleRefusal(state, command, upon as U, rule)
          : null) ??
        rule.decide(state, command, envelope)
      )
    },
    evolve(state, event, occasion) {
      const handler = handlers.get(event.type)
      if (!handler) throw new Error(`no article knows the event ${event.type}`)
      return handler(state, event, occasion)
    },
    secrets: (state, command) => rules.get(command.type)?.secrets?.(state, command) ?? [],
    due: clocksOf(rules),
    sentence: speaking(sentencesOf(all), game.refusals, articleFinder(game.regulation)),
  }
  const allRefusals = [...game.refusals, ...sentencesOf(all).values()]
  // A loop over the articles loses each command's and event's type; the types above restore them.
  return { ...composed, regulation: game.regulation, allRefusals } as unknown as Composed<S, As, R>
}

/** Everything the articles declare, by name and in their order. Throws when a name is declared twice. */
function byName<S, T>(
  articles: readonly AnyArticle<S>[],
  what: string,
  declared: (article: AnyArticle<S>) => Readonly<Record<string, unknown>>,
): ReadonlyMap<string, T> {
  const found = new Map<string, T>()
  for (const article of articles)
    for (const [name, one] of Object.entries(declared(article))) {
      if (found.has(name)) throw new Error(`two articles declare the ${what} ${name}`)
      found.set(name, one as T)
    }
  return found
}

/** The commands that the clock must give, soonest first. */
function clocksOf<S>(rules: ReadonlyMap<string, Rule<S>>) {
  const clocked = [...rules].filter(([, rule]) => rule.due !== undefined)
  return (state: S): readonly Due<AnyCommand>[] => {
    const due: Due<AnyCommand>[] = []
    for (const [type, rule] of clocked)
      for (const { key, at, payload } of rule.due?.(state) ?? [])
        due.push({ key, at, command: Object.assign({ type }, payload) })
    return due.sort((a, b) => a.at - b.at)
  }
}

/** The sentences of refusals, by the number of their article; articles without any are left out. */
function sentencesOf(articles: readonly Spoken[]): ReadonlyMap<string, RefusalTexts> {
  const found = new Map<string, RefusalTexts>()
  for (const { id, refusals } of articles) {
    if (found.has(id)) throw new Error(`two articles have the number ${id}`)
    found.set(id, refusals)
  }
  return new Map([...found].filter(([, texts]) => Object.keys(texts).length > 0))
}
