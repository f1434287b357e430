import type { Instant } from '../kernel/decider'
import type { ListId, MemberId, SignUpNumber, TableId } from './state/ids'
import type { List, SignUp } from './state/list'
import { samePlayer, sameSignUp, sameTable } from './state/shape'
import type { Player, Table } from './state/table'

/** The state of one poker evening: everything the rules need, nothing they do not. */
export interface Evening {
  status: 'none' | 'open' | 'closed'
  title: string
  /** Civil date of the club, `YYYY-MM-DD`. */
  day: string
  openedAt: Instant
  lists: Readonly<Record<ListId, List>>
  signUps: Readonly<Record<SignUpNumber, SignUp>>
  tables: Readonly<Record<TableId, Table>>
  lastSignUp: SignUpNumber
  /** I.8: members who signed and said, or of whom the secretary said, that they are not in the Club. */
  outOfClub: readonly MemberId[]
  /** Number of the last table formed; one that came undone keeps its number to itself. */
  lastTable: number
  /** II.7: members of a dissolved table with a right to free seats elsewhere, in order. */
  precedence: readonly Precedence[]
}

/** II.7, B8: sign-ups up to `after` are older than the dissolution and come first. */
export interface Precedence {
  member: MemberId
  from: TableId
  after: SignUpNumber
}

/** The evening in the one shape that all of its kind have. */
export const sameEvening = (from: Evening): Evening => ({
  status: from.status,
  title: from.title,
  day: from.day,
  openedAt: from.openedAt,
  lists: from.lists,
  signUps: from.signUps,
  tables: from.tables,
  lastSignUp: from.lastSignUp,
  outOfClub: from.outOfClub,
  lastTable: from.lastTable,
  precedence: from.precedence,
})

export const NO_EVENING: Evening = sameEvening({
  status: 'none',
  title: '',
  day: '',
  openedAt: 0,
  lists: {},
  signUps: {},
  tables: {},
  lastSignUp: 0,
  lastTable: 0,
  outOfClub: [],
  precedence: [],
})

/** The evening with some of it changed. */
export const withChanged = (evening: Evening, what: Partial<Evening>): Evening =>
  Object.assign(sameEvening(evening), what)

/** The evening with one table changed in what `change` gives; a table that is not there is a bug, not a refusal. */
export function withTable(
  evening: Evening,
  id: TableId,
  change: (table: Table) => Partial<Table>,
): Evening {
  const table = evening.tables[id]
  if (!table) throw new Error(`no table ${id} in this evening`)
  return withNewTable(evening, Object.assign(sameTable(table), change(table)))
}

/** The evening with this table in the place of the one that had its id. */
export function withNewTable(evening: Evening, table: Table): Evening {
  const tables = { ...evening.tables }
  tables[table.id] = table
  const next = sameEvening(evening)
  next.tables = tables
  return next
}

/** The table with one player changed in what `change` gives; a player who is not there is a bug. */
export function withPlayer(
  table: Table,
  member: MemberId,
  change: (player: Player) => Partial<Player>,
): Table {
  const player = table.players[member]
  if (!player) throw new Error(`no player ${member} at table ${table.id}`)
  const players = { ...table.players }
  players[member] = Object.assign(samePlayer(player), change(player))
  const next = sameTable(table)
  next.players = players
  return next
}

/** The evening with one sign-up changed in what `change` gives; a sign-up that is not there is a bug. */
export function withSignUp(
  evening: Evening,
  number: SignUpNumber,
  change: (signUp: SignUp) => Partial<SignUp>,
): Evening {
  const signUp = evening.signUps[number]
  if (!signUp) throw new Error(`no sign-up ${number} in this evening`)
  const signUps = { ...evening.signUps }
  signUps[number] = Object.assign(sameSignUp(signUp), change(signUp))
  const next = sameEvening(evening)
  next.signUps = signUps
  return next
}
