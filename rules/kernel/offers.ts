import type { Actor, AnyCommand, AnyEvent, Bounds, CommandRule, Decider, Instant } from './decider'
import { toldBy } from './refusal'

/** A command without its type, for each command of a union. */
type Unnamed<C> = C extends unknown ? Omit<C, 'type'> : never

/** The payload of the commands of that type, in the union of a game's commands. */
export type PayloadIn<C extends AnyCommand, T extends C['type']> = Unnamed<Extract<C, { type: T }>>

/**
 * A command that an actor may give now, as a payload that `decide` accepts,
 * e.g. `{ table: 'T1', member: '…', passate: 1 }`; bounds say what may vary.
 * For a union of commands, the union of their offers, distinguished by `type`.
 */
export type Offer<C extends AnyCommand> = C extends unknown
  ? {
      type: C['type']
      payload: Readonly<Omit<C, 'type'>>
      bounds?: Bounds<keyof Omit<C, 'type'> & string>
    }
  : never

/** The offers of one type of command, or of several, in the union of a game's commands. */
export type OfferOf<C extends AnyCommand, T extends C['type']> = Offer<Extract<C, { type: T }>>

/** A view has no secrets, so candidates are decided without any. */
const NO_SECRETS: Readonly<Record<string, string>> = {}

/** A payload with the name of its command. */
export const commandOf = <C>(type: string, payload: object): C =>
  Object.assign({ type }, payload) as C

/** A game that says its refusals in words. */
type Telling = Parameters<typeof toldBy>[0]

/** A game with its rules by the names of its commands. */
type Named<S, C extends AnyCommand, E extends AnyEvent> = Decider<S, C, E> & {
  commands: Readonly<Record<C['type'], unknown>>
}

/**
 * The offers of one command to an actor: its candidates, kept when
 * `decide` accepts them, so that whatever is offered is accepted.
 */
export const makeOffersOf =
  <S, C extends AnyCommand, E extends AnyEvent>(game: Named<S, C, E>) =>
  <T extends C['type']>(type: T, state: S, by: Actor, at: Instant): OfferOf<C, T>[] => {
    const offers: object[] = []
    if (isAmong(by, game.commands[type].may)) addOffers(game, type, { state, by, at, offers })
    // The rule was found by the command's name; TypeScript cannot infer this.
    return offers as OfferOf<C, T>[]
  }

interface Asking<S> {
  state: S
  by: Actor
  at: Instant
  offers: object[]
}

function isAmong({ roles }: Actor, may: readonly string[]): boolean {
  for (const role of roles) if (may.includes(role)) return true
  return false
}

function addOffers<S, C extends AnyCommand, E extends AnyEvent>(
  game: Named<S, C, E>,
  type: C['type'],
  { state, by, at, offers }: Asking<S>,
): void {
  const rule = game.commands[type]
  for (const payload of (rule.candidates?.(state, by) ?? []) as readonly object[]) {
    const command = commandOf<C>(type, payload)
    const envelope = { id: 'offer', at, by, command, secrets: NO_SECRETS }
    if (!game.decide(state, envelope).accepted) continue
    const bounds = rule.bounds?.(state, payload)
    offers.push(bounds ? { type, payload, bounds } : { type, payload })
  }
}

/** The offers of every command to an actor, in the order of the regulation. */
export function makeOffersTo<S, C extends AnyCommand, E extends AnyEvent>(game: Named<S, C, E>) {
  const rules = Object.entries<CommandRule<S, E, unknown>>(game.commands)
  const offering = rules.filter(([, rule]) => rule.candidates !== undefined)
  return (state: S, by: Actor, at: Instant): Offer<C>[] => {
    const offers: object[] = []
    for (const [type, { may }] of offering)
      if (isAmong(by, may)) addOffers(game, type, { state, by, at, offers })
    return offers as Offer<C>[]
  }
}

/** A step that a table waits for and that may not be taken yet, with the reason in the form for screens. */
export interface Hindered<T extends string = string> {
  readonly type: T
  readonly refusal: ReturnType<typeof toldBy>
}

/**
 * The steps among these, each awaited at a device's own table, that it may not take now, with the reason why the usual
 * one is refused. A step that has no candidate is none of the moment.
 */
const makeHinderedAmong =
  <S, C extends AnyCommand, E extends AnyEvent>(game: Named<S, C, E> & Telling) =>
  <T extends C['type']>(steps: readonly T[], state: S, by: Actor, at: Instant): Hindered<T>[] =>
    steps.flatMap((type) => {
      const candidates = game.commands[type].candidates?.(state, by) ?? []
      const [usual, ...others] = candidates as readonly object[]
      if (!usual) return []
      const decided = (payload: object) => {
        const command = commandOf<C>(type, payload)
        return game.decide(state, { id: 'hindered', at, by, command, secrets: NO_SECRETS })
      }
      const decision = decided(usual)
      if (decision.accepted || others.some((one) => decided(one).accepted)) return []
      return [{ type, refusal: toldBy(game, decision.refusal) }]
    })

/** The three questions about the offers of a game. */
export const offering = <S, C extends AnyCommand, E extends AnyEvent>(
  game: Named<S, C, E> & Telling,
) => ({
  offersTo: makeOffersTo(game),
  offersOf: makeOffersOf(game),
  hinderedAmong: makeHinderedAmong(game),
})
