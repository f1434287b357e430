import { type FloatPost, floatPost } from '../../float/views/posts'
import type { Chips } from '../../kernel/chips'
import type { Actor, Instant } from '../../kernel/decider'
import { type MemberId, membersIn } from '../../kernel/ids'
import type { Hindered } from '../../kernel/offers'
import { whileSame } from '../../kernel/once'
import type { Tell } from '../../kernel/tell'
import { balance, bankOf, chipsOf } from '../accounts'
import type { CheminEvent } from '../decider'
import { areChipsKnown, type Evening } from '../evening'
import { sceneOf } from '../float'
import { latestEntry } from '../frame/steps'
import { type CheminOffer, hinderedAmong, offersTo } from '../offers'
import { tellsOfEvent } from '../sentences'
import type { Settings } from '../settings'
import { suiviShown } from '../stakes/lost'
import type { SettledCoup } from '../state/coup'
import type { TableId } from '../state/ids'
import type { Table } from '../state/table'
import { type CoupView, coupView } from './coup'
import { stepsAwaited } from './moment'
import { summaryOf, type TableSummary } from './summary'

/** The parts of a table that its screens show as they are. */
type Shown = Pick<
  Table,
  | 'mano'
  | 'seguito'
  | 'imposedOn'
  | 'packs'
  | 'taglia'
  | 'partnersRefused'
  | 'partnerOffers'
  | 'addition'
  | 'stakesSeen'
  | 'movesAsked'
  | 'swap'
  | 'seatsVote'
  | 'limits'
  | 'standing'
  | 'suivi'
  | 'tableLoser'
  | 'lastSolePunter'
  | 'regola'
  | 'corrections'
  | 'disputes'
  | 'moves'
>

/** A table for the desk: seats, bank, stakes and calls, all of which lie in view. */
export interface TableInView extends Shown {
  readonly summary: TableSummary
  readonly settings: Settings
  readonly isCounting: boolean
  /** The chips exposed; they are the sum of the mano's shares. */
  readonly bank: Chips
  readonly coup: CoupView | null
  /** The latest coup that is over; those before it are asked for by page. */
  readonly last: SettledCoup | null
}

/** A table for its tablet and the players. */
export interface TableState extends TableInView {
  /** Members who take part in the evening, with the chips before them; null where they are not known or not shown. */
  readonly persons: readonly { readonly member: MemberId; readonly chips: Chips | null }[]
}

/** The view of a table's tablet. */
export interface TableView extends TableState {
  readonly kind: 'table'
  /** The float of the table, for its changeur and its capo; null in a house without floats. */
  readonly float: FloatPost | null
  readonly offers: readonly CheminOffer[]
  /** The entry that can be taken back, in sentences; none where there is none. */
  readonly latest: readonly Tell[]
  /** The step that the table waits for, where it may not be taken now, with the reason. */
  readonly hindered: readonly Hindered[]
  /** The banks with which the latest mani were opened, newest first. */
  readonly openedWith: readonly Chips[]
  /** The seats as the rules have them, so that the tablet can foresee what follows from an error. */
  readonly seats: Table['seats']
}

/** The bank of a table; with a result also everything that its coup then moves. */
const bookRead = ({ accounts }: Evening, { id, coup }: Table) =>
  coup?.result ? accounts : accounts[bankOf(id)]

/** A table as the desk shows it. */
export const tableInView = whileSame(
  (evening: Evening, table: Table) => [
    evening.settings,
    evening.closing,
    evening.tableau,
    bookRead(evening, table),
  ],
  (evening, table): TableInView => ({
    summary: summaryOf(table),
    settings: evening.settings,
    isCounting: evening.closing !== null && evening.tableau === null,
    bank: balance(evening, bankOf(table.id)),
    coup: coupView(evening, table),
    mano: table.mano,
    seguito: table.seguito,
    imposedOn: table.imposedOn,
    packs: table.packs,
    taglia: table.taglia,
    partnersRefused: table.partnersRefused,
    partnerOffers: table.partnerOffers,
    addition: table.addition,
    stakesSeen: table.stakesSeen,
    movesAsked: table.movesAsked,
    swap: table.swap,
    seatsVote: table.seatsVote,
    limits: table.limits,
    standing: table.standing,
    suivi: suiviShown(table),
    tableLoser: table.tableLoser,
    lastSolePunter: table.lastSolePunter,
    regola: table.regola,
    last: table.past.at(-1) ?? null,
    corrections: table.corrections,
    // A dispute that was withdrawn stays in the log.
    disputes: table.disputes.filter(({ status }) => status !== 'withdrawn'),
    moves: table.moves,
  }),
)

/** The same with the persons of the evening; `seesChips` says before whom the audience sees chips. */
export function tableState(
  evening: Evening,
  table: Table,
  seesChips: (member: MemberId) => boolean = () => true,
): TableState {
  const isKnown = areChipsKnown(evening)
  return {
    ...tableInView(evening, table),
    persons: membersIn(evening.persons).map((member) => ({
      member,
      chips: isKnown && seesChips(member) ? balance(evening, chipsOf(member)) : null,
    })),
  }
}

/** Each bank once, the latest first. */
const banksOf = (past: Table['past']): Chips[] => {
  const opening = past.filter(({ mano }, at) => past[at - 1]?.mano !== mano)
  return [...new Set(opening.map(({ bank }) => bank).reverse())]
}

/** The tablet's view of its table; null when there is no such table. */
export function tableView(evening: Evening, id: TableId, at: Instant): TableView | null {
  const table = Object.hasOwn(evening.tables, id) ? evening.tables[id] : undefined
  if (!table) return null
  const tablet: Actor = { roles: ['tavolo'], member: null, post: id }
  return {
    kind: 'table',
    ...tableState(evening, table),
    float: floatPost(sceneOf(evening), id),
    openedWith: banksOf(table.past),
    seats: table.seats,
    offers: offersTo(evening, tablet, at),
    latest: latestEntry(table)
      .slice(0, 1)
      .flatMap(({ event }) => tellsOfEvent(event as CheminEvent)),
    hindered: hinderedAmong(stepsAwaited(table), evening, tablet, at),
  }
}
