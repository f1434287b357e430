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
import { anyRefusal, speaking } from './refusal'

type Rule<S> = CommandRule<S, AnyEvent, unknown>
type Handler<S> = (state: S, event: AnyEvent, occasion: Occasion) => S

/** Any article of a game with this state. */
interface AnyArticle<S> {
  id: string
  commands: Readonly<Record<string, Rule<S>>>
  evolve: object
  refusals: RefusalTexts
}

/** What of an article its refusals' sentences are found by. */
type Spoken = Pick<AnyArticle<never>, 'id' | 'refusals'>

/** What a game is besides its articles. */
export interface Composition<S, R extends readonly ArticleWords[], U> {
  game: string
  initial: S
  /** The articles' words, in order; each has its article, and no other. */
  regulation: R
  /** The lists that several articles share: looked up where the cited article's own has no such code. */
  refusals: readonly RefusalTexts[]
  /** What any command must satisfy before its article looks at it: role, status, ownership. Null when all is well. */
  frame(
    state: S,
    command: AnyCommand,
    rule: Pick<Rule<S>, 'may' | 'from' | 'afterClosing'>,
    by: Actor,
  ): Decision<never> | null
  /** The form of what the giver of a command saw; only the game reads it. */
  upon?: z.ZodType<U>
  /** Refuses a command (`refuseStale`) that was meant for things as they stood before; null when it still holds. */
  staleRefusal?(state: S, command: AnyCommand, upon: U): Decision<never> | null
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

/** Events that a command of these articles may bring about. */
export type Emitted<As extends readonly { commands: unknown }[]> = EmittedIn<
  Merged<As[number]['commands']>
>
/** Events that one of these articles evolves. */
export type Evolved<As extends readonly unknown[]> = EvolvedIn<As[number]>

/** Names of the events that a command brings about and no article evolves as it stands; never, when all is well. */
export type NotEvolved<As extends readonly { commands: unknown }[]> =
  Exclude<Emitted<As>, Evolved<As>> extends infer Left
    ? Left extends { type: infer Name extends string }
      ? Name
      : never
    : never

/** Nothing where the articles are those of the regulation and evolve all they bring about; else a fault by name. */
type Complete<Ids extends string, As extends readonly { id: string; commands: unknown }[]> = [
  Exclude<Ids, As[number]['id']>,
] extends [never]
  ? [Exclude<As[number]['id'], Ids>] extends [never]
    ? [NotEvolved<As>] extends [never]
      ? unknown
      : { fault: `no article evolves the event ${NotEvolved<As>}` }
    : { fault: `the regulation has no article ${Exclude<As[number]['id'], Ids>}` }
  : { fault: `the article ${Exclude<Ids, As[number]['id']>} is missing` }

/** A game's pure core made of its articles, with each command and event by its type. */
export type Composed<S, As extends readonly { commands: unknown }[], R> = Omit<
  Decider<S, CommandsIn<Merged<As[number]['commands']>>, Evolved<As>>,
  'commands'
> & {
  commands: Merged<As[number]['commands']>
  regulation: R
  /** Every list of sentences there is, those of no one article first. */
  allRefusals: readonly RefusalTexts[]
}

/**
 * Makes a game of its articles: one array gives its commands, events, evolve, clocks, refusals and provisions. Does not
 * compile when an article of the regulation is left out, or an event that no article evolves; throws at load when two
 * articles have the same number, or declare the same command or event.
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
  const { frame, staleRefusal: late } = game
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
        (rule.refuseStale && upon && late ? late(state, command, upon as U) : null) ??
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
    sentence: speaking(sentencesOf(all), game.refusals),
  }
  const allRefusals = [...game.refusals, ...sentencesOf(all).values()]
  // The types above say of each command and event what a loop over the articles cannot.
  return { ...composed, regulation: game.regulation, allRefusals } as unknown as Composed<S, As, R>
}

/** What the articles declare, by name and in their order; nothing twice. */
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

/** What the clock has to do of these commands, soonest first. */
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

/** The sentences of the articles that have any, by the article's number. */
function sentencesOf(articles: readonly Spoken[]): ReadonlyMap<string, RefusalTexts> {
  const found = new Map<string, RefusalTexts>()
  for (const { id, refusals } of articles) {
    if (found.has(id)) throw new Error(`two articles have the number ${id}`)
    found.set(id, refusals)
  }
  return new Map([...found].filter(([, texts]) => Object.keys(texts).length > 0))
}
