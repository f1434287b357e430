import type { z } from 'zod'
import type { Actor, AnyEvent, Decision, Due, Envelope, Occasion } from './decider'

/** One command of an article: its form, who may give it, and what follows. */
export interface CommandRule<S, E, P> {
  schema: z.ZodType<P>
  may: readonly string[]
  decide(state: S, payload: P, envelope: Omit<Envelope<unknown>, 'command'>): Decision<E>
  /** Labels of the secrets `decide` reads. */
  secrets?(state: S, payload: P): readonly string[]
  /** Payloads worth trying for this actor: those that `decide` accepts become his offers. */
  candidates?(state: S, by: Actor): readonly P[]
  /** What may vary in an offered payload, by field. */
  bounds?(state: S, payload: P): Bounds
  /** Members it may bring in whom the evening need not know: the server lets only those of the club through. */
  outsiders?(payload: P): readonly string[]
  /** Also in a closed evening: payments and reopenings outlive it. */
  afterClosing?: true
}

/** Smallest, largest and step of the fields of an offer that may vary. */
export type Bounds = Readonly<Record<string, { min: number; max: number; step: number }>>

/** Handlers by event type; a type left out does not compile. */
export type Evolve<S, E extends AnyEvent> = {
  readonly [K in E['type']]: (state: S, event: Extract<E, { type: K }>, occasion: Occasion) => S
}

/** The sentences of an article's refusals in their order of precedence; `{name}` stands for a value. */
export type RefusalTexts = Readonly<Record<string, { it: string; en: string }>>

/** An article of the regulation: its commands, its events, its refusals, and what its clocks bring. */
export interface Article<S, E extends AnyEvent, R> {
  id: string
  commands: R
  evolve: Evolve<S, E>
  refusals: RefusalTexts
  due?(state: S): readonly Due<{ type: string }>[]
}

export type Rules<S, E> = Readonly<Record<string, CommandRule<S, E, unknown>>>

/**
 * `const { article, command } = articleOf<Evening, RestoEvent>()`: payloads are inferred from schemas. `Other` are
 * events of other articles that a command here may bring about; their own article evolves them.
 */
export const articleOf = <S, E extends AnyEvent, Other extends AnyEvent = never>() => ({
  command: <P>(rule: CommandRule<S, E | Other, P>): CommandRule<S, E | Other, P> => rule,
  article: <R extends Rules<S, E | Other>>(declared: Article<S, E, R>): Article<S, E, R> =>
    declared,
})

/** The payload of a command rule. */
export type PayloadOf<C> = C extends CommandRule<infer _S, infer _E, infer P> ? P : never
