import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { whileSame } from '../../kernel/once'
import { type SharedNow, sharedNow } from '../16-tableau/counting'
import type { Evening } from '../evening'
import { holdsEvening } from '../frame/at-table'
import type { PokerOffer } from '../offers'
import { offersTo } from '../offers'
import { rightsNow } from '../room/dissolution'
import type { Settings } from '../settings'
import type { SignUp } from '../state/list'
import type { Table } from '../state/table'
import type { Closing } from '../state/tableau'
import type { PokerAudience } from './audience'
import { type ListView, listView } from './list'
import { type TableView, tableState } from './table'
import { type TableauView, tableauView } from './tableau'

/** The desk's view: all lists and tables of the evening. */
export interface DeskView {
  kind: 'desk'
  status: string
  title: string
  day: string
  /** `open`: members may sign it now. */
  lists: readonly (ListView & { settings: Settings; all: readonly SignUp[]; open: boolean })[]
  tables: readonly DeskTable[]
  outOfClub: readonly MemberId[]
  precedence: readonly MemberId[]
  /** XVII.2: tonight's deputati in the order in which they are called. */
  rota: readonly MemberId[]
  offers: readonly PokerOffer[]
}

/** A table for the desk, with its count and its tableau. */
export interface DeskTable extends Omit<TableView, 'kind' | 'offers' | 'hindered' | 'colpi'> {
  /** XVI.1: the evening cannot be closed before this table's tableau is. */
  holdsEvening: boolean
  closing: Closing | null
  /** XVI.1: the pot that a count begun now would share, with the share of each; null without one. */
  sharedNow: SharedNow | null
  /** The closed tableau, or the tableau as it would be now (provisional). */
  tableau: TableauView
}

/** The desk's view: all lists and tables, the counts, and the offers to this secretary. */
export function deskView(
  evening: Evening,
  { member, roles }: Extract<PokerAudience, { kind: 'desk' }>,
  at: Instant,
): DeskView {
  const signUps = Object.values(evening.signUps)
  return {
    kind: 'desk',
    status: evening.status,
    title: evening.title,
    day: evening.day,
    lists: Object.values(evening.lists).map((list) => ({
      ...listView(evening, list),
      settings: list.settings,
      all: lastOfEach(signUps.filter((signUp) => signUp.list === list.id)),
      open: evening.status === 'open' && !list.closed,
    })),
    tables: Object.values(evening.tables).map((table) => deskTable(evening, table)),
    outOfClub: evening.outOfClub,
    precedence: rightsNow(evening).map(({ member }) => member),
    rota: evening.rota,
    offers: offersTo(evening, { roles, member, post: null }, at),
  }
}

const deskTable = whileSame(
  (evening: Evening, table: Table) => [tableState(evening, table)],
  (evening, table): DeskTable => ({
    ...tableState(evening, table),
    holdsEvening: holdsEvening(table),
    closing: table.closing,
    sharedNow: sharedNow(table),
    tableau: tableauView(table),
  }),
)

/** The sign-ups of a list, of those that ended only each member's last: somebody who signs and withdraws all evening is one line. */
function lastOfEach(signUps: readonly SignUp[]): SignUp[] {
  const last = new Map(signUps.map(({ member, number }) => [member, number]))
  return signUps.filter(
    ({ status, member, number }) => status !== 'withdrawn' || last.get(member) === number,
  )
}
