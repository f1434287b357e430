import type { MemberId } from '../kernel/ids'
import { copyEvening, copyPlayer, copySignUp, copyTable } from './state/copy'
import type { Evening } from './state/evening'
import type { SignUpNumber, TableId } from './state/ids'
import type { SignUp } from './state/list'
import type { Player, Table } from './state/table'

export type { Evening } from './state/evening'

/** The state before an evening is opened. */
export const NO_EVENING: Evening = copyEvening({
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
  unformed: [],
  precedence: [],
  rota: [],
})

/** The evening with some fields changed. */
export const withChanged = (evening: Evening, what: Partial<Evening>): Evening =>
  Object.assign(copyEvening(evening), what)

/**
 * The evening with the fields of one table that `change` returns; throws when there is no such table, which is a bug.
 */
export function withTable(
  evening: Evening,
  id: TableId,
  change: (table: Table) => Partial<Table>,
): Evening {
  const table = evening.tables[id]
  if (!table) throw new Error(`no table ${id} in this evening`)
  return withNewTable(evening, Object.assign(copyTable(table), change(table)))
}

/** The evening with this table, which replaces the one with the same id. */
export function withNewTable(evening: Evening, table: Table): Evening {
  const tables = { ...evening.tables }
  tables[table.id] = table
  const next = copyEvening(evening)
  next.tables = tables
  return next
}

/** The table with the fields of one player that `change` returns; throws when there is no such player. */
export function withPlayer(
  table: Table,
  member: MemberId,
  change: (player: Player) => Partial<Player>,
): Table {
  const player = table.players[member]
  if (!player) throw new Error(`no player ${member} at table ${table.id}`)
  const players = { ...table.players }
  players[member] = Object.assign(copyPlayer(player), change(player))
  const next = copyTable(table)
  next.players = players
  return next
}

/** The evening with the fields of one sign-up that `change` returns; throws when there is no such sign-up. */
export function withSignUp(
  evening: Evening,
  number: SignUpNumber,
  change: (signUp: SignUp) => Partial<SignUp>,
): Evening {
  const signUp = evening.signUps[number]
  if (!signUp) throw new Error(`no sign-up ${number} in this evening`)
  const signUps = { ...evening.signUps }
  signUps[number] = Object.assign(copySignUp(signUp), change(signUp))
  const next = copyEvening(evening)
  next.signUps = signUps
  return next
}
