import { type Chips, NO_CHIPS } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import { passPack } from '../05-deal/cartaro'
import { isTableOpen } from '../at-table'
import { nextToDeclare, participants } from '../colpo/parol'
import type { Evening } from '../evening'
import { leftOf, restiAreKnown, restoAt } from '../resti'
import { freePlaces, holderOf, isSitting } from '../room/places'
import { type SeatNumber, seatsOf } from '../state/ids'
import type { Call } from '../state/list'
import type { Player, Table } from '../state/table'
import { type ClockView, clockOf, clocksAt } from './clocks'

/** One seat of a table, in the order of the seats. */
export interface SeatView {
  seat: SeatNumber
  /** Free; held for a player who is away or left within 30 minutes; seated; away. */
  state: 'free' | 'held' | 'seated' | 'away'
  member: string | null
  /** Null where the audience may not see this member's chips. */
  resto: Chips | null
  asked: Chips
  allAltezza: boolean
  cartaro: boolean
  firstCartaro: boolean
  inColpo: boolean
  clock: ClockView | null
}

/** A table as everybody may see it. */
export interface TableSummary {
  id: string
  list: string
  label: string
  status: string
  uscita: Chips
  passata: Chips
  places: number
  freePlaces: number
  giro: number
  startedAt: Instant | null
  /** The seat whose player deals now or next; null while it is not known. */
  dealer: SeatNumber | null
  seats: readonly SeatView[]
  /** Called and not yet seated. */
  called: readonly { member: string; signUp: number; call: Call | null }[]
  clocks: readonly ClockView[]
}

/** Whether resti are shown: at the table and to its players (III.1), never on the wall. */
export type RestiShown = 'shown' | 'hidden'

const stateOf = (holder: Player | undefined): SeatView['state'] => {
  if (!holder) return 'free'
  return holder.status === 'seated' || holder.status === 'away' ? holder.status : 'held'
}

/** At level 1 nobody records the deals: once the first is made, whose turn it is to deal is not known. */
const dealsUnseen = (table: Table) => table.level === 1 && table.startedAt !== null

/** XIII.7: once all have declared the pack goes to the first who takes part in the parol. */
function dealingSeat(table: Table): SeatNumber | null {
  const { cartaro, colpo, parol } = table
  if (cartaro === null || !parol || colpo || nextToDeclare(table, parol) !== null) return cartaro
  const within = participants(table, parol)
  return passPack(table, cartaro, ({ member }) => within.includes(member), true)?.seat ?? cartaro
}

/** A table that dissolved or is closed keeps no seat for who has left it: no half hour runs there any more. */
function shownHolder(table: Table, seat: SeatNumber): Player | undefined {
  const holder = holderOf(table, seat)
  const over = table.status === 'dissolved' || table.status === 'closed'
  return holder && over && !isSitting(holder) ? undefined : holder
}

/** V.2: the pack goes on over empty seats, so the next to deal is where there is somebody; null while nobody is known to. */
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

/** What a table is called: its list's title and its number there. */
export const labelOf = (evening: Evening, table: Table): string =>
  `${evening.lists[table.list]?.title ?? table.list} · ${table.number}`

/** A table as everybody may see it: who sits where, who is called, what is free, which clocks run. */
export function tableSummary(evening: Evening, table: Table, money: RestiShown): TableSummary {
  const { uscita, passata, seats } = table.settings
  const called = Object.values(table.players)
    .filter((player) => player.status === 'called')
    .map(({ member, signUp }) => ({ member, signUp, call: evening.signUps[signUp]?.call ?? null }))
  return {
    id: table.id,
    list: table.list,
    label: labelOf(evening, table),
    status: table.status,
    uscita,
    passata,
    places: seats,
    freePlaces: isTableOpen(table) ? freePlaces(evening, table) : 0,
    giro: table.giro,
    startedAt: table.startedAt,
    dealer: dealerSeat(table),
    seats: seatsOf(seats).map((seat) => seatView(table, seat, money)),
    called,
    clocks: clocksAt(evening, table),
  }
}
