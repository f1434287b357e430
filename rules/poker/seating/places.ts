import type { MemberId } from '../../kernel/ids'
import type { Evening } from '../evening'
import { isTableOpen } from '../frame/at-table'
import type { Settings } from '../settings'
import { type SeatNumber, seatsOf } from '../state/ids'
import type { Booking, SignUp } from '../state/list'
import type { Player, Table } from '../state/table'

/** I.3: the number of sign-ups that form a table. */
export const FIVE = 5

/** A6: the key of a class; lists and tables with the same key are of one class. */
export const classOf = ({ uscita, passata }: Settings): string => `${uscita}/${passata}`

/** Whether the player has a seat at the table, away for a moment or not. */
export const isSitting = ({ status }: Pick<Player, 'status'>): boolean =>
  status === 'seated' || status === 'away'

/** Whether the player has a place: called, seated, away, or left with the seat still held (B6). */
const takesPlace = (player: Player): boolean => player.status !== 'left' || player.seat !== null

/** Players who have a place, without those who left. */
export const activePlayers = (table: Table): Player[] =>
  Object.values(table.players).filter((player) => player.status !== 'left')

/** Players at the table now: those away for a moment are not among them. */
export const presentPlayers = (table: Table): Player[] =>
  Object.values(table.players).filter((player) => player.status === 'seated')

/** The player whose seat this is, seated or held; undefined when it is free. */
export const holderOf = (table: Table, seat: SeatNumber): Player | undefined =>
  Object.values(table.players).find((player) => player.seat === seat)

/** Seats that belong to nobody, in seat order. */
export const freeSeats = (table: Table): SeatNumber[] =>
  seatsOf(table.settings.seats).filter((seat) => !holderOf(table, seat))

/** I.4, A3: whether every place of the table is taken. */
export const isFull = (table: Table): boolean =>
  Object.values(table.players).filter(takesPlace).length >= table.settings.seats

/** Supernumeraries to whom a place at this table is on offer. */
export const offeredTo = (evening: Evening, table: Table): SignUp[] =>
  Object.values(evening.signUps).filter(
    ({ call }) => call?.kind === 'place' && call.table === table.id,
  )

/** The number of places that are neither taken nor on offer. */
export function freePlaces(evening: Evening, table: Table): number {
  const taken = Object.values(table.players).filter(takesPlace).length
  return Math.max(0, table.settings.seats - taken - offeredTo(evening, table).length)
}

/** Sign-ups of one class of table, in order of signature. */
export function signUpsOf(evening: Evening, ofClass: string): SignUp[] {
  return Object.values(evening.signUps).filter((signUp) => {
    const list = evening.lists[signUp.list]
    return list !== undefined && classOf(list.settings) === ofClass
  })
}

/** Tables of one class that take players, by number. */
export const openTablesOf = (evening: Evening, ofClass: string): Table[] =>
  Object.values(evening.tables).filter(
    (table) => isTableOpen(table) && classOf(table.settings) === ofClass,
  )

/** The sign-up with a place at a table still in use, if the member has one. */
export function bookingOf(evening: Evening, member: MemberId): Booking | undefined {
  return Object.values(evening.signUps).find(
    (signUp): signUp is Booking => signUp.member === member && isBooked(evening, signUp),
  )
}

/** Whether the sign-up has a place; it counts until its table dissolves or is closed. */
export function isBooked(evening: Evening, signUp: SignUp): boolean {
  if (signUp.status !== 'booked') return false
  const status = evening.tables[signUp.table]?.status
  return status !== undefined && status !== 'dissolved' && status !== 'closed'
}

/** Whether the sign-up still counts: waiting, or with a place at a table in use. */
export const isLive = (evening: Evening, signUp: SignUp): boolean =>
  signUp.status === 'waiting' || isBooked(evening, signUp)

/** The table where the member sits, away for a moment or not; null when there is none. */
export function tableOf(evening: Evening, member: MemberId): Table | null {
  const booking = bookingOf(evening, member)
  const table = booking ? evening.tables[booking.table] : undefined
  const player = table?.players[member]
  return table && player && isSitting(player) ? table : null
}

/** Whether the member is in the Club (I.8). */
export const isPresent = (evening: Evening, member: MemberId): boolean =>
  !evening.outOfClub.includes(member)

/** A8: whether it waits, in the Club, with no open call, and its member did not let an offer lapse. */
export const isWaitingHere = (evening: Evening, signUp: SignUp): boolean =>
  signUp.status === 'waiting' &&
  !signUp.skipped &&
  signUp.call === null &&
  isPresent(evening, signUp.member)

/** A8: whether it may be offered a place; a member only called elsewhere may, and opts by accepting. */
export const mayBeOffered = (evening: Evening, signUp: SignUp): boolean =>
  isWaitingHere(evening, signUp) && tableOf(evening, signUp.member) === null

/** A2: whether it counts towards the five of a new table; a member with a place elsewhere does not. */
export const mayForm = (evening: Evening, signUp: SignUp): boolean =>
  isWaitingHere(evening, signUp) && bookingOf(evening, signUp.member) === undefined
