import type { Actor, AnyCommand, AnyEvent, Bounds, Decider, Instant } from './decider'

/** A command without its name, each of a union by itself. */
type Unnamed<C> = C extends unknown ? Omit<C, 'type'> : never

/** What the command of that type holds beside its type, in the union of a game's commands. */
export type PayloadIn<C extends AnyCommand, T extends C['type']> = Unnamed<Extract<C, { type: T }>>

/**
 * A command somebody may give now, as a payload that would be accepted, e.g. `{ table: 'T1', member: '…', passate: 1 }`;
 * bounds say what may vary. Of a union of commands it is the union of their offers, told apart by `type`.
 */
export type Offer<C extends AnyCommand> = C extends unknown
  ? {
      type: C['type']
      payload: Readonly<Omit<C, 'type'>>
      bounds?: Bounds<keyof Omit<C, 'type'> & string>
    }
  : never

/** The offer of one kind of command, or of some, in the union of a game's commands. */
export type OfferOf<C extends AnyCommand, T extends C['type']> = Offer<Extract<C, { type: T }>>

/** A view has no secrets; a command that needs one must be decidable without it. */
const NO_SECRETS: Readonly<Record<string, string>> = {}

/** A payload with the name of its command. */
export const commandOf = <C>(type: string, payload: object): C =>
  Object.assign({ type }, payload) as C

/** A game whose rules are by the names of its commands. */
type Named<S, C extends AnyCommand, E extends AnyEvent> = Decider<S, C, E> & {
  commands: Readonly<Record<C['type'], unknown>>
}

/**
 * What an actor may do now of one kind of command: its candidates, kept when `decide` accepts them, so that whatever is
 * offered is accepted by construction.
 */
export const makeOffersOf =
  <S, C extends AnyCommand, E extends AnyEvent>(game: Named<S, C, E>) =>
  <T extends C['type']>(type: T, state: S, by: Actor, at: Instant): OfferOf<C, T>[] => {
    const rule = game.commands[type]
    if (!rule?.candidates || !rule.may.some((role) => by.roles.includes(role))) return []
    const offers: object[] = []
    for (const payload of rule.candidates(state, by) as readonly object[]) {
      const command = commandOf<C>(type, payload)
      const envelope = { id: 'offer', at, by, command, secrets: NO_SECRETS }
      if (!game.decide(state, envelope).accepted) continue
      const bounds = rule.bounds?.(state, payload)
      offers.push(bounds ? { type, payload, bounds } : { type, payload })
    }
    // A rule is found by the name of its command; the types cannot follow it there.
    return offers as OfferOf<C, T>[]
  }

/** What an actor may do now of every kind of command, in the order of the regulation. */
export function makeOffersTo<S, C extends AnyCommand, E extends AnyEvent>(game: Named<S, C, E>) {
  const ofKind = makeOffersOf(game)
  const kinds = Object.keys(game.commands) as C['type'][]
  return (state: S, by: Actor, at: Instant): Offer<C>[] =>
    kinds.flatMap((type) => ofKind(type, state, by, at) as Offer<C>[])
}
