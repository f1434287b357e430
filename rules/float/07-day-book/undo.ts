import { type Chips, minus, NO_CHIPS, negate, totalChips } from '../../kernel/chips'
import type { AnyEvent, Refused } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { reversed, type Transfer } from '../../kernel/ledger'
import { isRefused } from '../../kernel/refusal'
import type { DutyEvent } from '../02-duties/events'
import type { ChangeEvent } from '../03-float/events'
import type { AdvanceEvent } from '../04-advances/events'
import type { CashLimitEvent } from '../05-limits/events'
import type { SideEvent } from '../06-side-table/events'
import { linesOf } from '../book'
import { lacksPieces, withoutChips } from '../frame/at-table'
import { NO_PIECES, type Pieces, withoutPieces, withPieces, worthOf } from '../pieces/pieces'
import { refuseAtFloat } from '../refuse'
import { numbered, withFloat, withNumbered } from '../room'
import type { AtTable, Drawn, MovesChips, Scene } from '../scene'
import type { FloatRoom } from '../state/room'
import type { BookLine, FloatTable, Stack } from '../state/table'

/** Entries that are undone as a whole: entered twice, or in pieces that were not the ones. */
const UNDONE_BY_CHANGEUR = [
  'changed',
  'stackPut',
  'stackChanged',
  'taxPaid',
  'tipTaken',
  'orphanFound',
] as const
/** Those of a person's banknotes and advances, which only the inspector undoes. */
const UNDONE_BY_INSPECTOR = ['banknotesTaken', 'advanceGiven', 'advanceReturned'] as const

type Undoable = (typeof UNDONE_BY_CHANGEUR)[number] | (typeof UNDONE_BY_INSPECTOR)[number]
type Entry = Extract<
  ChangeEvent | DutyEvent | SideEvent | CashLimitEvent | AdvanceEvent,
  { type: Undoable }
>

const isEntry = (event: AnyEvent): event is Entry =>
  [...UNDONE_BY_CHANGEUR, ...UNDONE_BY_INSPECTOR].some((type) => type === event.type)

/** Whether only the inspector undoes an entry. */
export const needsInspector = ({ type }: Entry): boolean =>
  UNDONE_BY_INSPECTOR.some((one) => one === type)

/** Whether an entry moved pieces of the float: once these were counted and right, so was it. */
const movesPieces = ({ type }: Entry): boolean =>
  type !== 'tipTaken' && type !== 'orphanFound' && type !== 'stackPut'

/** An entry undone: the pieces that come back to the float and those that leave it, and its chips the other way. */
interface Undoing {
  readonly what: Undoable
  readonly takes: Pieces
  readonly gives: Pieces
  readonly banknotes: Chips
  /** The person whose banknotes or advance it was. */
  readonly member: MemberId | null
  /** The advance, the entry of the side table, or the coup. */
  readonly entry: number | null
  /** The stack that waits to be changed again, or null for one that was put up by mistake; an earlier version does not say. */
  readonly stack?: Stack | null
  readonly transfers: readonly Transfer[]
  readonly draws: readonly Drawn[]
}

export type UndoEvent = AtTable<'lineUndone'> &
  MovesChips &
  Undoing & { readonly line: number; readonly by: MemberId; readonly why: string }

const NO_PAYLOAD = {
  takes: NO_PIECES,
  gives: NO_PIECES,
  banknotes: NO_CHIPS,
  member: null,
  entry: null,
  transfers: [],
  draws: [],
} as const

/** The undoing of an entry: its pieces and chips the other way. */
function undoing(event: Entry, stack: Stack | null): Undoing {
  const { type: what } = event
  switch (event.type) {
    case 'changed':
      return { ...NO_PAYLOAD, what, takes: event.given, gives: event.taken }
    case 'stackPut':
      return { ...NO_PAYLOAD, what, stack: null }
    case 'stackChanged':
      return { ...NO_PAYLOAD, what, stack, takes: event.given, gives: event.taken }
    case 'taxPaid':
      return {
        ...NO_PAYLOAD,
        what,
        takes: withPieces(event.box, event.rest),
        gives: event.taken,
        entry: event.coup,
      }
    case 'tipTaken':
    case 'orphanFound':
      return { ...NO_PAYLOAD, what, entry: event.item, transfers: reversed(event.transfers) }
    case 'banknotesTaken':
      return {
        ...NO_PAYLOAD,
        what,
        takes: event.pieces,
        banknotes: event.chips,
        member: event.member,
        transfers: reversed(event.transfers),
        draws: (event.draws ?? []).map((one) => ({ ...one, chips: negate(one.chips) })),
      }
    case 'advanceGiven':
    case 'advanceReturned': {
      const { pieces, member, advance: entry, transfers } = event
      const sides = event.type === 'advanceGiven' ? { takes: pieces } : { gives: pieces }
      return { ...NO_PAYLOAD, what, ...sides, member, entry, transfers: reversed(transfers) }
    }
  }
}

/** The stack that lay there before a line: the latest one put up before it, or given back by the undoing of a change. */
function stackBefore(float: FloatTable, { number }: BookLine): Stack | null {
  const earlier = linesOf(float).slice(0, number - 1)
  for (const { event, at } of earlier.reverse()) {
    if (isStackPut(event))
      return { member: event.member, seat: event.seat, pieces: event.pieces, at }
    if (isUndoing(event) && event.stack !== undefined) return event.stack
  }
  return null
}

const isStackPut = (event: AnyEvent): event is Extract<ChangeEvent, { type: 'stackPut' }> =>
  event.type === 'stackPut'

const isUndoing = (event: AnyEvent): event is UndoEvent => event.type === 'lineUndone'

/** The undoing of a line that still stands, or the refusal. Source: V.book, ch25. */
export function undoneLine(
  scene: Scene,
  float: FloatTable,
  line: BookLine | undefined,
): { readonly entry: Entry; readonly undoing: Undoing } | Refused {
  if (!line) return refuseAtFloat('V.book', 'no-such-line')
  if (line.struck) return refuseAtFloat('V.book', 'struck-already')
  if (!isEntry(line.event)) return refuseAtFloat('V.book', 'not-undone-so')
  if (line.at < (float.opening?.at ?? 0)) return refuseAtFloat('V.book', 'of-an-earlier-opening')
  if (movesPieces(line.event) && line.number <= (float.goodCount?.line ?? 0))
    return refuseAtFloat('V.book', 'counted-since')
  const made = undoing(line.event, stackBefore(float, line))
  return (
    notThere(float, made) ??
    otherStack(float, line, made) ??
    movedOn(scene, made) ?? { entry: line.event, undoing: made }
  )
}

/** Refuses a stack put up that was changed already, or one changed while another waits. Source: V.serves, ch8. */
function otherStack({ stack }: FloatTable, { at }: BookLine, { what }: Undoing): Refused | null {
  if (what === 'stackPut' && stack?.at !== at) return refuseAtFloat('V.serves', 'no-stack')
  return what === 'stackChanged' && stack ? refuseAtFloat('V.serves', 'stack-open') : null
}

/** Refuses pieces or banknotes that the float does not have any more. */
function notThere({ pieces, banknotes }: FloatTable, made: Undoing): Refused | null {
  const pool = withPieces(pieces, made.takes)
  const lacks = lacksPieces(pool, made.gives)
  if (lacks) return lacks
  return made.banknotes > banknotes ? refuseAtFloat('V.reintegro', 'not-so-many-notes') : null
}

/** Refuses an entry upon which something else rests already. */
function movedOn(scene: Scene, { what, member, entry, takes }: Undoing): Refused | null {
  const { side, advances } = scene.room
  switch (what) {
    case 'tipTaken':
    case 'orphanFound':
      return numbered(side, entry ?? 0)?.taken ? refuseAtFloat('V.tips', 'withdrawn-already') : null
    case 'banknotesTaken':
      return member === null ? null : withoutChips(scene, member, worthOf(takes))
    case 'advanceGiven': {
      const advance = numbered(advances, entry ?? 0)
      const isWhole = advance?.status === 'out' && totalChips(advance.returns) === 0
      if (!isWhole) return refuseAtFloat('V.out-and-back', 'nothing-out')
      return withoutChips(scene, advance.member, advance.chips)
    }
    case 'advanceReturned': {
      const status = numbered(advances, entry ?? 0)?.status
      return status === 'out' || status === 'returned'
        ? null
        : refuseAtFloat('V.out-and-back', 'nothing-out')
    }
    case 'changed':
    case 'stackPut':
    case 'stackChanged':
    case 'taxPaid':
      return null
  }
}

/** The latest lines that may be undone, the newest first. */
export const lastUndoable = (scene: Scene, float: FloatTable): number[] =>
  linesOf(float)
    .slice(-MOST_OFFERED)
    .filter((line) => !isRefused(undoneLine(scene, float, line)))
    .map(({ number }) => number)
    .reverse()

/** Lines looked at for an offer. */
const MOST_OFFERED = 12

/** The room after an entry was undone; its line is struck. */
export function withUndone(
  room: FloatRoom,
  { table, what, takes, gives, banknotes, member, entry, stack, by }: UndoEvent,
  at: number,
): FloatRoom {
  const back = withFloat(room, table, ({ pieces, banknotes: held, taxes }) => ({
    pieces: withoutPieces(withPieces(pieces, takes), gives),
    banknotes: minus(held, banknotes),
    ...(stack !== undefined && { stack }),
    ...(what === 'taxPaid'
      ? { taxes: taxes.map((tax) => (tax.coup === entry ? { ...tax, paid: null } : tax)) }
      : {}),
  }))
  switch (what) {
    case 'banknotesTaken':
      return { ...back, cash: [...back.cash, { table, at, member, chips: negate(banknotes) }] }
    case 'tipTaken':
    case 'orphanFound': {
      const signed = { by, at }
      return {
        ...back,
        side: withNumbered(back.side, entry ?? 0, () => ({ taken: signed, undone: signed })),
      }
    }
    case 'advanceGiven':
      return {
        ...back,
        advances: withNumbered(back.advances, entry ?? 0, () => ({
          status: 'granted',
          givenAt: null,
          givenBy: null,
        })),
      }
    case 'advanceReturned':
      return {
        ...back,
        advances: withNumbered(back.advances, entry ?? 0, ({ returns }) => ({
          status: 'out',
          returns: [...returns, { at, chips: negate(worthOf(gives)) }],
        })),
      }
    case 'changed':
    case 'stackPut':
    case 'stackChanged':
    case 'taxPaid':
      return back
  }
}
