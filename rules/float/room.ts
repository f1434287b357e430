import { type Chips, NO_CHIPS, totalChips } from '../kernel/chips'
import type { MemberId } from '../kernel/ids'
import { NO_PIECES } from './pieces/pieces'
import { copyFloatRoom, copyFloatTable } from './state/copy'
import type { Movement } from './state/movement'
import type { FloatRoom } from './state/room'
import type { FloatTable } from './state/table'

/** A room without floats: nothing is declared. */
export const NO_FLOAT: FloatRoom = {
  settings: null,
  kept: [],
  staff: [],
  tables: {},
  movements: [],
  advances: [],
  cash: [],
  identified: [],
  papers: [],
  gaps: [],
  side: [],
  checks: [],
  reports: [],
  cases: [],
  gara: null,
  slips: [],
}

/** A table before its box is opened. */
const inKeeping = (id: string): FloatTable => ({
  id,
  order: 'none',
  box: 'keeping',
  seal: null,
  presence: null,
  opening: null,
  closing: null,
  pieces: NO_PIECES,
  banknotes: NO_CHIPS,
  opened: NO_CHIPS,
  added: NO_CHIPS,
  returned: NO_CHIPS,
  plus: NO_CHIPS,
  minus: NO_CHIPS,
  bank: null,
  turn: null,
  pastTurns: [],
  handover: null,
  stack: null,
  gapDue: false,
  goodCount: null,
  taxes: [],
  taxBoxes: [],
  cardCounts: [],
  pages: [],
  lineCount: 0,
  bookClosedAt: null,
  reopening: null,
})

/** The float of a table; a box in keeping for one that has none yet. */
export const floatAt = ({ tables }: Pick<FloatRoom, 'tables'>, id: string): FloatTable =>
  (Object.hasOwn(tables, id) ? tables[id] : undefined) ?? inKeeping(id)

/** The room with these fields changed. */
export const changedRoom = (room: FloatRoom, fields: Partial<FloatRoom>): FloatRoom =>
  Object.assign(copyFloatRoom(room), fields)

/** The room with the fields of a table's float that `change` returns. */
export function withFloat(
  room: FloatRoom,
  id: string,
  change: (table: FloatTable) => Partial<FloatTable>,
): FloatRoom {
  const table = floatAt(room, id)
  const tables = { ...room.tables }
  tables[id] = Object.assign(copyFloatTable(table), change(table))
  const next = copyFloatRoom(room)
  next.tables = tables
  return next
}

/** The list with the fields of its numbered entry that `change` returns. */
export const withNumbered = <T extends { readonly number: number }>(
  list: readonly T[],
  number: number,
  change: (one: T) => Partial<T>,
): readonly T[] => list.map((one) => (one.number === number ? { ...one, ...change(one) } : one))

/** The entry of a list with this number; undefined when there is none. */
export const numbered = <T extends { readonly number: number }>(
  list: readonly T[],
  number: number,
): T | undefined => list.find((one) => one.number === number)

/** Movements that are neither received, refused nor dropped. */
export const underWay = ({ movements }: Pick<FloatRoom, 'movements'>, table: string): Movement[] =>
  movements.filter(
    (one) => one.table === table && !['received', 'refused', 'dropped'].includes(one.status),
  )

/** Tables whose box is out of keeping. */
export const openBoxes = ({ tables }: Pick<FloatRoom, 'tables'>): string[] =>
  Object.values(tables)
    .filter(({ box }) => box === 'open')
    .map(({ id }) => id)

/** The banknotes that a person, or those without a name, changed in this evening, over all its tables. Source: ch22. */
export const changedIn = ({ cash }: Pick<FloatRoom, 'cash'>, member: MemberId | null): Chips =>
  totalChips(cash.filter((one) => one.member === member))
