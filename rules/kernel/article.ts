import type { AnyEvent, CommandRule, Form, Occasion } from './decider'
import type { Sentence } from './tell'

/** Handlers by event type; a type left out does not compile. */
export type Evolve<S, E extends AnyEvent> = {
  readonly [K in E['type']]: (state: S, event: Extract<E, { type: K }>, occasion: Occasion) => S
}

/** The sentences of an article's refusals in their order of precedence. */
export type RefusalTexts = Readonly<Record<string, Sentence>>

export type Rules<S, E> = Readonly<Record<string, CommandRule<S, E, unknown>>>

/** An article of a regulation: its commands, its events and its refusals. */
export interface Article<S, E extends AnyEvent, R, Id extends string = string> {
  id: Id
  commands: R
  evolve: Evolve<S, E>
  refusals: RefusalTexts
}

/**
 * `articleOf<Evening, RestoEvent, never, Role>()`: payloads are inferred from schemas.
 * `Other` are events of other articles that a command of this one may cause; their own
 * article evolves them. A game passes its state and roles, and the values of `from`.
 */
export const articleOf = <
  S,
  E extends AnyEvent,
  Other extends AnyEvent,
  Role extends string,
  From extends string = never,
>() => ({
  command: <P>(
    rule: CommandRule<S, E | Other, P, Role, From>,
  ): CommandRule<S, E | Other, P, Role, From> => rule,
  article: <R extends Rules<S, E | Other>, const Id extends string>(
    declared: Article<S, E, R, Id>,
  ): Article<S, E, R, Id> => declared,
})

/** The payload of a command rule. */
export type PayloadOf<C> = C extends { readonly schema: Form<infer P> } ? P : never
