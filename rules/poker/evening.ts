import type { Instant } from '../decider'
import type { ListId, MemberId, SignUpNumber, TableId } from './state/ids'
import type { List, SignUp } from './state/list'
import { sameEvening, samePlayer, sameTable } from './state/shape'
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

export const NO_EVENING: Evening = {
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
}

/** The evening with one table changed; a table that is not there is a bug, not a refusal. */
export function withTable(evening: Evening, id: TableId, change: (table: Table) => Table): Evening {
  const table = evening.tables[id]
  if (!table) throw new Error(`no table ${id} in this evening`)
  return withNewTable(evening, sameTable(change(table)))
}

/** The evening with this table in the place of the one that had its id. */
export function withNewTable(evening: Evening, table: Table): Evening {
  const tables = { ...evening.tables }
  tables[table.id] = table
  const next = sameEvening(evening)
  next.tables = tables
  return next
}

/** The table with one player changed; a player who is not there is a bug. */
export function withPlayer(
  table: Table,
  member: MemberId,
  change: (player: Player) => Player,
): Table {
  const player = table.players[member]
  if (!player) throw new Error(`no player ${member} at table ${table.id}`)
  const players = { ...table.players }
  players[member] = samePlayer(change(player))
  return { ...table, players }
}

/** The evening with one sign-up changed; a sign-up that is not there is a bug. */
export function withSignUp(
  evening: Evening,
  number: SignUpNumber,
  change: (signUp: SignUp) => SignUp,
): Evening {
  const signUp = evening.signUps[number]
  if (!signUp) throw new Error(`no sign-up ${number} in this evening`)
  const signUps = { ...evening.signUps }
  signUps[number] = change(signUp)
  return { ...evening, signUps }
}
