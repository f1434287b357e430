import { type OfficeView, officeView } from '../../float/views/office'
import { type Chips, NO_CHIPS } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import type { Payment } from '../../kernel/payments'
import { isUnreadBy } from '../16-authority/reading'
import { drawnBy } from '../17-club/rows'
import { balance, chipsOf, stakeOf } from '../accounts'
import { areChipsKnown, type Evening } from '../evening'
import { sceneOf } from '../float'
import { type CheminOffer, offersTo } from '../offers'
import type { PastBet } from '../state/coup'
import type { Dispute } from '../state/dispute'
import type { Deposit, Person } from '../state/evening'
import type { SeatNumber, TableId } from '../state/ids'
import type { Booking } from '../state/seat'
import type { Table } from '../state/table'
import type { TableauRow } from '../state/tableau'
import { openTables } from './board'
import { seatIn } from './desk'
import { labelOf, type TableSummary } from './summary'
import { type TableState, tableState } from './table'

/** The view of a member's phone: the tables as on the wall, and the member's own table, chips and payments. */
export interface MemberView {
  readonly kind: 'member'
  readonly member: MemberId
  readonly status: Evening['status']
  readonly title: string
  readonly day: string
  readonly tables: readonly TableSummary[]
  /** V.called: the minutes to answer a call to a seat. */
  readonly callMinutes: number
  readonly mine: {
    readonly seat: { readonly table: TableId; readonly seat: SeatNumber } | null
    /** Places in line, with the number of those before the member. */
    readonly bookings: readonly (Booking & { readonly table: TableId; readonly ahead: number })[]
    /** The table where the member sits or has a stake, or else the only one that is open. */
    readonly table: OwnTable | null
    /** The open tables among which a member chooses who neither sits nor has chips at one; empty where one is theirs. */
    readonly around: readonly OwnTable[]
    /** Chips before the member; null where the book does not know them. */
    readonly chips: Chips | null
    readonly drawn: Chips
    /** The casse that the desk handed out to the member, oldest first. */
    readonly casse: readonly Chips[]
    readonly asked: Person['asked']
    readonly handed: Person['handed']
    readonly deposits: readonly Deposit[]
    readonly isSentOut: boolean
    readonly sheet: MemberSheet | null
    /** Rulings that concern the member and that they have still to acknowledge, at any table of the evening. */
    readonly rulings: readonly ToldRuling[]
  }
  /** The room of the float, for somebody on duty in one of its offices. */
  readonly office: OfficeView | null
  readonly offers: readonly CheminOffer[]
}

/** A table for a member: with their own stakes in the latest coups that are over, newest first, each sum once. */
export interface OwnTable extends TableState {
  readonly stakes: readonly Pick<PastBet, 'place' | 'chips'>[]
}

/** A dispute that was ruled on, and its table. */
interface ToldRuling {
  readonly table: TableId
  readonly label: string
  readonly dispute: Dispute
}

/** A member's part of the closed tableau, with the payments that the member makes or receives. */
export interface MemberSheet {
  readonly closedAt: Instant
  readonly row: TableauRow
  readonly imbalance: Chips
  readonly payments: readonly Payment[]
}

const openIn = ({ tables }: Evening): Table[] =>
  Object.values(tables).filter(({ status }) => status !== 'closed')

/** The table where a member sits, or has chips in a bank or on a coup. */
const heldTable = (evening: Evening, member: MemberId): Table | undefined =>
  openIn(evening).find(({ seats }) => seats.some(({ holder }) => holder === member)) ??
  openIn(evening).find(
    ({ id, mano }) =>
      mano?.banker === member ||
      mano?.socio === member ||
      balance(evening, stakeOf(id, member)) > 0,
  )

/** The table that concerns a member now; null when there is none. */
export function tableOfMember(evening: Evening, member: MemberId): TableId | null {
  const open = openIn(evening)
  const here =
    heldTable(evening, member) ??
    open.find(({ bookings }) => bookings.some((one) => one.member === member))
  return here?.id ?? (open.length === 1 ? (open[0]?.id ?? null) : null)
}

function sheetFor({ tableau }: Evening, member: MemberId): MemberSheet | null {
  const row = tableau?.rows.find((one) => one.member === member)
  if (!tableau || !row) return null
  const { closedAt, imbalance, payments } = tableau
  const own = payments.filter(({ from, to }) => from === member || to === member)
  return { closedAt, row, imbalance, payments: own }
}

/** The most sums that a member is shown of those they staked before. */
const MOST_STAKES = 6

function stakesOf({ past }: Table, member: MemberId): OwnTable['stakes'] {
  const own = past
    .toReversed()
    .flatMap(({ bets }) => bets.filter((bet) => bet.member === member))
    .map(({ place, chips }) => ({ place, chips }))
  return own
    .filter(({ chips }, at) => own.findIndex((other) => other.chips === chips) === at)
    .slice(0, MOST_STAKES)
}

const bookingsOf = (evening: Evening, member: MemberId): MemberView['mine']['bookings'] =>
  Object.values(evening.tables).flatMap(({ id, bookings }) =>
    bookings.flatMap((one, ahead) => (one.member === member ? [{ ...one, table: id, ahead }] : [])),
  )

/** The view of a member's phone: of chips before people, only the member's own are shown. */
export function memberView(evening: Evening, member: MemberId, at: Instant): MemberView {
  const id = tableOfMember(evening, member)
  const table = id === null ? undefined : evening.tables[id]
  const person = evening.persons[member]
  const stateOf = (one: Table): OwnTable => ({
    ...tableState(evening, one, (other) => other === member),
    stakes: stakesOf(one, member),
  })
  const open = openIn(evening)
  const isFree = person !== undefined && open.length > 1 && !heldTable(evening, member)
  return {
    kind: 'member',
    member,
    status: evening.status,
    title: evening.title,
    day: evening.day,
    tables: openTables(evening),
    callMinutes: evening.settings.callMinutes,
    mine: {
      seat: seatIn(evening, member),
      bookings: bookingsOf(evening, member),
      table: table ? stateOf(table) : null,
      around: isFree ? open.map(stateOf) : [],
      chips: areChipsKnown(evening) ? balance(evening, chipsOf(member)) : null,
      drawn: person ? drawnBy(person) : NO_CHIPS,
      casse: (person?.casse ?? []).filter(({ why }) => why === 'cassa').map(({ chips }) => chips),
      asked: person?.asked ?? null,
      handed: person?.handed ?? null,
      deposits: evening.deposits.filter((one) => one.member === member),
      isSentOut: evening.sentOut.some((one) => one.member === member),
      sheet: sheetFor(evening, member),
      rulings: Object.values(evening.tables).flatMap((one) =>
        one.disputes
          .filter((dispute) => isUnreadBy(dispute, member))
          .map((dispute) => ({ table: one.id, label: labelOf(one), dispute })),
      ),
    },
    office: officeView(sceneOf(evening), member),
    offers: offersTo(evening, { roles: ['socio'], member, post: null }, at),
  }
}
