import type { Actor, AnyEvent, Bounds, Decider, Instant } from './decider'

/** A command somebody may give now, as a payload that would be accepted; bounds say what may vary. */
export interface Offer {
  type: string
  /** The payload without `type`, e.g. `{ table: 'T1', member: '…', passate: 1 }`. */
  payload: Readonly<Record<string, unknown>>
  bounds?: Bounds
}

/** A view has no secrets; a command that needs one must be decidable without it. */
const NO_SECRETS: Readonly<Record<string, string>> = {}

/** A payload with the name of its command. */
export const commandOf = <C>(type: string, payload: object): C =>
  Object.assign({ type }, payload) as C

/** A game whose commands have these names. */
type Named<S, C, E extends AnyEvent, N extends string> = Decider<S, C, E> & {
  commands: Readonly<Record<N, unknown>>
}

/**
 * What an actor may do now of one kind of command: its candidates, kept when `decide` accepts them, so that whatever is
 * offered is accepted by construction.
 */
export const makeOffersOf =
  <S, C, E extends AnyEvent, N extends string>(game: Named<S, C, E, N>) =>
  (type: N, state: S, by: Actor, at: Instant): Offer[] => {
    const rule = game.commands[type]
    if (!rule?.candidates || !rule.may.some((role) => by.roles.includes(role))) return []
    const offers: Offer[] = []
    for (const payload of rule.candidates(state, by) as readonly Offer['payload'][]) {
      const command = commandOf<C>(type, payload)
      const envelope = { id: 'offer', at, by, command, secrets: NO_SECRETS }
      if (!game.decide(state, envelope).accepted) continue
      const bounds = rule.bounds?.(state, payload)
      offers.push(bounds ? { type, payload, bounds } : { type, payload })
    }
    return offers
  }

/** What an actor may do now of every kind of command, in the order of the regulation. */
export function makeOffersTo<S, C, E extends AnyEvent, N extends string>(game: Named<S, C, E, N>) {
  const ofKind = makeOffersOf(game)
  const kinds = Object.keys(game.commands) as N[]
  return (state: S, by: Actor, at: Instant): Offer[] =>
    kinds.flatMap((type) => ofKind(type, state, by, at))
}
