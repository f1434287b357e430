import type { Evolve, PayloadOf } from '../kernel/article'
import { asChips } from '../kernel/chips'
import type {
  AnyEvent,
  CommandRule,
  Instant,
  Occasion,
  OfferedFrom,
  Refused,
} from '../kernel/decider'
import type { Transfer } from '../kernel/ledger'
import { oncePer } from '../kernel/once'
import { offices } from './01-offices/section'
import { duties } from './02-duties/section'
import { float } from './03-float/section'
import { advances } from './04-advances/section'
import { limits } from './05-limits/section'
import { sideTable } from './06-side-table/section'
import { dayBook } from './07-day-book/section'
import { taxBox } from './08-tax-box/section'
import { aceSlips } from './09-ace-slips/section'
import type { ArticleOver, FloatArticle } from './article'
import { withLine } from './book'
import { countsIn, type Pieces } from './pieces/pieces'
import { refuseAtFloat } from './refuse'
import type { Drawn, FloatHost, Scene } from './scene'
import type { FloatRoom } from './state/room'

const ARTICLES = [
  offices,
  duties,
  float,
  advances,
  limits,
  sideTable,
  dayBook,
  taxBox,
  aceSlips,
] as const

/** The articles of the float over a game's state, in the register's order. */
type ArticlesOver<S> = {
  readonly [K in keyof typeof ARTICLES]: ArticleOver<S, (typeof ARTICLES)[K]>
}

type AnyRule<S> = CommandRule<S, AnyEvent, unknown>
type AnyArticle = FloatArticle<AnyEvent, Readonly<Record<string, AnyRule<Scene>>>, string>
type Handler = (room: FloatRoom, event: AnyEvent, occasion: Occasion) => FloatRoom

/** The only command of a house that has not declared its float. */
const DECLARING = 'declareFloat'

type Payload = Readonly<Record<string, unknown>>

/** The fields of commands that name pieces. */
const OF_PIECES = ['pieces', 'taken', 'given', 'gives', 'gets', 'box', 'rest']

/** Refuses pieces of a denomination that the house does not have. Source: V.float. */
function strangePieces({ room }: Scene, payload: Payload): Refused | null {
  const list = room.settings?.list ?? []
  for (const field of OF_PIECES) {
    const pieces = payload[field]
    if (typeof pieces !== 'object' || pieces === null) continue
    const strange = notIn(list, pieces as Pieces)
    if (strange !== null)
      return refuseAtFloat('V.float', 'no-such-piece', { chips: { chips: asChips(strange) } })
  }
  return null
}

/** The largest denomination among these pieces that a list does not have; null when it has them all. */
function notIn(list: readonly { readonly value: number }[], pieces: Pieces): number | null {
  for (const [value] of countsIn(pieces))
    if (!list.some((kind) => kind.value === value)) return value
  return null
}

/** A command of the float over a game's state; without a float nothing but its declaration is accepted or offered. */
function ruleOver<S>(
  { read }: Pick<FloatHost<S>, 'read'>,
  sceneOf: (state: S) => Scene,
  name: string,
  rule: Omit<AnyRule<Scene>, 'offeredFrom'>,
  offeredFrom: AnyRule<S>['offeredFrom'],
): AnyRule<S> {
  const isOn = (state: S) => name === DECLARING || read(state).settings !== null
  const { secrets, candidates, bounds, due, ...same } = rule
  return {
    ...same,
    decide(state, payload, envelope) {
      if (!isOn(state)) return refuseAtFloat(null, 'no-float')
      const scene = sceneOf(state)
      const strange = strangePieces(scene, payload as Payload)
      if (strange) return strange
      return rule.decide(scene, payload, envelope) as ReturnType<AnyRule<S>['decide']>
    },
    ...(secrets ? { secrets: (state, payload) => secrets(sceneOf(state), payload) } : {}),
    ...(offeredFrom && name !== DECLARING ? { offeredFrom } : {}),
    ...(candidates
      ? { candidates: (state, by) => (isOn(state) ? candidates(sceneOf(state), by) : []) }
      : {}),
    ...(bounds ? { bounds: (state, payload) => bounds(sceneOf(state), payload) } : {}),
    ...(due ? { due: (state) => (isOn(state) ? due(sceneOf(state)) : []) } : {}),
  }
}

/** The parts that an event of the float may have besides its own fields. */
interface Carried extends AnyEvent {
  readonly transfers?: readonly Transfer[]
  readonly draws?: readonly Drawn[]
}

/** A game's state after an event of the float: its transfers, the chips drawn, the room, and the line of the book. */
function handlerOver<S>(host: FloatHost<S>, handler: Handler) {
  return (state: S, event: Carried, occasion: Occasion): S => {
    const moved = event.transfers ? host.post(state, event.transfers) : state
    const drawn = (event.draws ?? []).reduce(
      (so: S, { member, chips }) => host.drew(so, member, chips, occasion.at as Instant),
      moved,
    )
    return host.write(drawn, withLine(handler(host.read(state), event, occasion), event, occasion))
  }
}

/**
 * The float's articles for a game: `compose(game, [...articles, ...floatArticles(host)])`. The game adds
 * `FLOAT_REGULATION` to its own.
 */
export function floatArticles<S extends object>(host: FloatHost<S>): ArticlesOver<S> {
  const all = ARTICLES as unknown as readonly AnyArticle[]
  const sceneOf = oncePer(
    (state: S): Scene => ({
      room: host.read(state),
      floor: host.floor(state),
    }),
  )
  /** Without a float none of its commands is offered. */
  const offeredFrom = (state: S): OfferedFrom => (host.read(state).settings === null ? null : [])
  const over = all.map(({ id, commands, evolve, refusals }) => ({
    id,
    refusals,
    commands: Object.fromEntries(
      Object.entries(commands).map(([name, rule]) => [
        name,
        ruleOver(host, sceneOf, name, rule, offeredFrom),
      ]),
    ),
    evolve: Object.fromEntries(
      Object.entries(evolve as Readonly<Record<string, Handler>>).map(([name, handler]) => [
        name,
        handlerOver(host, handler),
      ]),
    ) as Evolve<S, AnyEvent>,
  }))
  // A loop over the articles loses each command's and event's type; the type of the result restores them.
  return over as unknown as ArticlesOver<S>
}

/** The kinds of event that the float's book and posts keep. */
export const FLOAT_EVENT_TYPES: readonly string[] = ARTICLES.flatMap(({ evolve }) =>
  Object.keys(evolve),
)
const EVENTS: ReadonlySet<string> = new Set(FLOAT_EVENT_TYPES)

/** Whether an event is the float's, and so no move of the game. */
export const isFloatEvent = (type: string): boolean => EVENTS.has(type)

type EventIn<A> = A extends FloatArticle<infer E, infer _R, infer _I> ? E : never
/** Every event of the float. */
export type FloatEvent = EventIn<(typeof ARTICLES)[number]>

type CommandIn<A> =
  A extends FloatArticle<infer _E, infer R, infer _I>
    ? { [K in keyof R & string]: { type: K } & PayloadOf<R[K]> }[keyof R & string]
    : never
/** Every command of the float, as each game with a float has it. */
export type FloatCommand = CommandIn<(typeof ARTICLES)[number]>
