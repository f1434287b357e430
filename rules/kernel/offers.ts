import type { Actor, AnyCommand, AnyEvent, Bounds, CommandRule, Decider, Instant } from './decider'
import { oncePer, whileSame } from './once'
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

interface Asking<S> {
  state: S
  by: Actor
  at: Instant
}

function isAmong({ roles }: Actor, may: readonly string[]): boolean {
  for (const role of roles) if (may.includes(role)) return true
  return false
}

/** The candidates of one command that `decide` accepts, so that whatever is offered is accepted. */
export function offersMade<S, C extends AnyCommand, E extends AnyEvent>(
  game: Named<S, C, E>,
  type: C['type'],
  { state, by, at }: Asking<S>,
): readonly object[] {
  const rule = game.commands[type]
  const offers: object[] = []
  for (const payload of (rule.candidates?.(state, by) ?? []) as readonly object[]) {
    const command = commandOf<C>(type, payload)
    const envelope = { id: 'offer', at, by, command, secrets: NO_SECRETS }
    if (!game.decide(state, envelope).accepted) continue
    const bounds = rule.bounds?.(state, payload)
    offers.push(bounds ? { type, payload, bounds } : { type, payload })
  }
  return offers
}

/** Offers by their command, so far as they are made. */
type Made = Map<string, readonly object[]>
type Source<S> = NonNullable<CommandRule<S, AnyEvent, unknown>['offeredFrom']>

const MADE_EACH_TIME = () => [] as const

/** The offers of the commands with one source: to a device the same ones while all that they are made from is; null for none. */
function madeFrom<S>(source: Source<S>): (state: S, by: Actor) => Made | null {
  const kept = whileSame<{ by: Actor; from: readonly unknown[] }, object, Made>(
    ({ by, from }) => [by.post, by.member, ...by.roles, ...from],
    () => new Map(),
  )
  return (state, by) => {
    const from = by.post === null ? [] : source(state, by.post)
    if (from === null) return null
    const [first] = from
    return first ? kept({ by, from }, first) : new Map()
  }
}

/** The offers of these commands to an actor, in their order. */
function offersAmong<S, C extends AnyCommand, E extends AnyEvent>(game: Named<S, C, E>) {
  const madeBy = oncePer(madeFrom<S>)
  return (types: readonly C['type'][], asking: Asking<S>): object[] => {
    const sources = new Map<Source<S>, Made | null>()
    const offers: object[] = []
    for (const type of types) {
      const { may, offeredFrom = MADE_EACH_TIME } = game.commands[type]
      if (!isAmong(asking.by, may)) continue
      let made = sources.get(offeredFrom)
      if (made === undefined) {
        made = madeBy(offeredFrom)(asking.state, asking.by)
        sources.set(offeredFrom, made)
      }
      if (made === null) continue
      const own = made.get(type) ?? offersMade(game, type, asking)
      made.set(type, own)
      for (const one of own) offers.push(one)
    }
    return offers
  }
}

/** The offers of one command to an actor. */
export function makeOffersOf<S, C extends AnyCommand, E extends AnyEvent>(game: Named<S, C, E>) {
  const among = offersAmong(game)
  return <T extends C['type']>(type: T, state: S, by: Actor, at: Instant): OfferOf<C, T>[] =>
    // The rule was found by the command's name; TypeScript cannot infer this.
    among([type], { state, by, at }) as OfferOf<C, T>[]
}

/** The offers of every command to an actor, in the order of the regulation. */
export function makeOffersTo<S, C extends AnyCommand, E extends AnyEvent>(game: Named<S, C, E>) {
  const rules = Object.entries<CommandRule<S, E, unknown>>(game.commands)
  const offering = rules.filter(([, rule]) => rule.candidates !== undefined).map(([type]) => type)
  const among = offersAmong(game)
  return (state: S, by: Actor, at: Instant): Offer<C>[] =>
    among(offering, { state, by, at }) as Offer<C>[]
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
