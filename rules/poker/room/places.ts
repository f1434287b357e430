import { isTableOpen } from '../at-table'
import type { Evening } from '../evening'
import type { Settings } from '../settings'
import { type MemberId, type SeatNumber, seatsOf } from '../state/ids'
import type { Booking, SignUp } from '../state/list'
import type { Player, Table } from '../state/table'

/** I.3: sign-ups that form a table. */
export const FIVE = 5

/** A6: what makes two lists, or two tables, of the same class. */
export const classOf = ({ uscita, passata }: Settings): string => `${uscita}/${passata}`

/** At the table: his seat is his, whether he sits on it or is away for a moment. */
export const isSitting = (player: Player): boolean =>
  player.status === 'seated' || player.status === 'away'

/** Has a place: called, seated, away, or left with his seat still held (B6). */
const takesPlace = (player: Player): boolean => player.status !== 'left' || player.seat !== null

/** Players who have a place, without those who left. */
export const activePlayers = (table: Table): Player[] =>
  Object.values(table.players).filter((player) => player.status !== 'left')

/** Players at the table now: those away for a moment are not among them. */
export const presentPlayers = (table: Table): Player[] =>
  Object.values(table.players).filter((player) => player.status === 'seated')

/** Whose seat this is, seated or held; undefined when it is free. */
export const holderOf = (table: Table, seat: SeatNumber): Player | undefined =>
  Object.values(table.players).find((player) => player.seat === seat)

/** Seats that belong to nobody, in seat order. */
export const freeSeats = (table: Table): SeatNumber[] =>
  seatsOf(table.settings.seats).filter((seat) => !holderOf(table, seat))

/** I.4, A3: every place of the table is somebody's. */
export const isFull = (table: Table): boolean =>
  Object.values(table.players).filter(takesPlace).length >= table.settings.seats

/** Supernumeraries to whom a place at this table is on offer. */
export const offeredTo = (evening: Evening, table: Table): SignUp[] =>
  Object.values(evening.signUps).filter(
    ({ call }) => call?.kind === 'place' && call.table === table.id,
  )

/** Places that are nobody's and on offer to nobody. */
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

/** The member's place at a table still in use, if he has one. */
export function bookingOf(evening: Evening, member: MemberId): Booking | undefined {
  return Object.values(evening.signUps).find(
    (signUp): signUp is Booking => signUp.member === member && isBooked(evening, signUp),
  )
}

/** A booking counts until its table dissolves or is closed. */
export function isBooked(evening: Evening, signUp: SignUp): boolean {
  if (signUp.status !== 'booked') return false
  const status = evening.tables[signUp.table]?.status
  return status !== undefined && status !== 'dissolved' && status !== 'closed'
}

export const isLive = (evening: Evening, signUp: SignUp): boolean =>
  signUp.status === 'waiting' || isBooked(evening, signUp)

/** The table where the member sits, away for a moment or not; null when he sits nowhere. */
export function tableOf(evening: Evening, member: MemberId): Table | null {
  const booking = bookingOf(evening, member)
  const table = booking ? evening.tables[booking.table] : undefined
  const player = table?.players[member]
  return table && player && isSitting(player) ? table : null
}

export const isPresent = (evening: Evening, member: MemberId): boolean =>
  !evening.outOfClub.includes(member)

/** A8: waiting, in the Club, not asked already, and not one who let his offer pass by. */
export const isWaitingHere = (evening: Evening, signUp: SignUp): boolean =>
  signUp.status === 'waiting' &&
  !signUp.skipped &&
  signUp.call === null &&
  isPresent(evening, signUp.member)

/** A8: may be offered a place; who is only called elsewhere may be, and opts by accepting. */
export const mayBeOffered = (evening: Evening, signUp: SignUp): boolean =>
  isWaitingHere(evening, signUp) && tableOf(evening, signUp.member) === null

/** A2: counts towards the five of a new table; who holds a place elsewhere does not. */
export const mayForm = (evening: Evening, signUp: SignUp): boolean =>
  isWaitingHere(evening, signUp) && bookingOf(evening, signUp.member) === undefined
