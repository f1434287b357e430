import { type Chips, NO_CHIPS } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { passPack } from '../05-deal/cartaro'
import { lastGiroIsOver } from '../05-deal/last-giro'
import { nextToDeclare, participants } from '../colpo/parol'
import type { Evening } from '../evening'
import { frozenBy, isTableOpen } from '../frame/at-table'
import { leftOf, restiAreKnown, restoAt } from '../money/resti'
import { giroNow } from '../room/third-giro'
import { freePlaces, holderOf, isSitting } from '../seating/places'
import { type SeatNumber, seatsOf, type TableId } from '../state/ids'
import type { Call } from '../state/list'
import type { Player, Table, TableStatus } from '../state/table'
import { type ClockView, clockOf, clocksAt } from './clocks'

/** One seat of a table, in the order of the seats. */
export interface SeatView {
  seat: SeatNumber
  /** Free; held for a player who is not there yet, or left within 30 minutes; seated; away. */
  state: 'free' | 'held' | 'seated' | 'away'
  member: MemberId | null
  /** Null when the audience may not see this player's chips, or they are unknown. */
  resto: Chips | null
  asked: Chips
  allAltezza: boolean
  cartaro: boolean
  firstCartaro: boolean
  inColpo: boolean
  clock: ClockView | null
}

/** A table that everybody may see. */
export interface TableSummary<S extends TableStatus = TableStatus> {
  id: TableId
  list: string
  label: string
  /** Its number among the tables of its list. */
  number: number
  status: S
  uscita: Chips
  passata: Chips
  places: number
  freePlaces: number
  giro: number
  /** I.12: whether this giro is announced as the last, or the last is over; null otherwise. */
  lastGiro: 'announced' | 'over' | null
  startedAt: Instant | null
  /** The seat of the player who deals now or next; null while it is unknown. */
  dealer: SeatNumber | null
  seats: readonly SeatView[]
  /** Players called and not seated yet. */
  called: readonly { member: MemberId; signUp: number; call: Call | null }[]
  clocks: readonly ClockView[]
  /** Whether a dispute about the last colpo dealt has been decided, so that play goes on (XVII). */
  goesOn: boolean
}

/** Whether resti are shown: to the table and its players (III.1), never on the wall. */
export type RestiShown = 'shown' | 'hidden'

const stateOf = (holder: Player | undefined): SeatView['state'] => {
  if (!holder) return 'free'
  return holder.status === 'seated' || holder.status === 'away' ? holder.status : 'held'
}

/** At level 1 deals are not recorded, so after the first one the dealer is unknown. */
const dealsUnseen = (table: Table) => table.level === 1 && table.startedAt !== null

/** XIII.7: once all have declared, the pack goes to the first player who takes part in the parol. */
function dealingSeat(table: Table): SeatNumber | null {
  const { cartaro, colpo, parol } = table
  if (cartaro === null || !parol || colpo || nextToDeclare(table, parol) !== null) return cartaro
  const within = participants(table, parol)
  return passPack(table, cartaro, ({ member }) => within.includes(member), true)?.seat ?? cartaro
}

/** A table that dissolved or is closed holds no seats for players who left it: no half hour runs there any more. */
function shownHolder(table: Table, seat: SeatNumber): Player | undefined {
  const holder = holderOf(table, seat)
  const over = table.status === 'dissolved' || table.status === 'closed'
  return holder && over && !isSitting(holder) ? undefined : holder
}

/**
 * V.2: the pack passes over empty seats, so the next dealer sits at the first seat with a player; null while unknown.
 */
function dealerSeat(table: Table): SeatNumber | null {
  const reached = dealsUnseen(table) ? null : dealingSeat(table)
  if (reached === null) return null
  let seat = reached
  for (let step = 0; step < table.settings.seats; step++, seat = leftOf(table, seat))
    if (shownHolder(table, seat)) return seat
  return reached
}

function seatView(table: Table, seat: SeatNumber, money: RestiShown): SeatView {
  const holder = shownHolder(table, seat)
  const sits = holder !== undefined && isSitting(holder)
  const shown = money === 'shown'
  const known = shown && restiAreKnown(table)
  return {
    seat,
    state: stateOf(holder),
    member: holder?.member ?? null,
    resto: holder && sits && known ? restoAt(table, holder.member) : null,
    asked: shown ? (holder?.asked?.chips ?? NO_CHIPS) : NO_CHIPS,
    allAltezza: holder?.allAltezza ?? false,
    cartaro: !dealsUnseen(table) && dealingSeat(table) === seat,
    firstCartaro: table.firstCartaro === seat,
    inColpo: holder !== undefined && (table.colpo?.players.includes(holder.member) ?? false),
    clock: holder ? clockOf(table, holder) : null,
  }
}

function lastGiroOf(table: Table): TableSummary['lastGiro'] {
  if (table.lastGiro === null || table.status !== 'playing') return null
  return lastGiroIsOver(table) ? 'over' : 'announced'
}

/** XVII: a dispute about the last colpo dealt was decided, and none stops play any more. */
const goesOn = (table: Table): boolean =>
  frozenBy(table) === null &&
  table.disputes.some((one) => one.colpo === table.colpoNumber && one.decisions.length > 0)

/** The label of a table: its list's title and its number in that list. */
export const labelOf = (evening: Evening, table: Table): string =>
  `${evening.lists[table.list]?.title ?? table.list} · ${table.number}`

/** A table that everybody may see: its seats, called players, free places and clocks. */
export function tableSummary<T extends Table>(
  evening: Evening,
  table: T,
  money: RestiShown,
): TableSummary<T['status']> {
  const { uscita, passata, seats } = table.settings
  const called = Object.values(table.players)
    .filter((player) => player.status === 'called')
    .map(({ member, signUp }) => ({ member, signUp, call: evening.signUps[signUp]?.call ?? null }))
  return {
    id: table.id,
    list: table.list,
    label: labelOf(evening, table),
    number: table.number,
    status: table.status,
    uscita,
    passata,
    places: seats,
    freePlaces: isTableOpen(table) ? freePlaces(evening, table) : 0,
    giro: giroNow(table),
    lastGiro: lastGiroOf(table),
    startedAt: table.startedAt,
    dealer: dealerSeat(table),
    seats: seatsOf(seats).map((seat) => seatView(table, seat, money)),
    called,
    clocks: clocksAt(evening, table),
    goesOn: goesOn(table),
  }
}
