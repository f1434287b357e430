import type { MemberId } from '../../kernel/ids'
import { seatsAfter } from '../mano/order'
import { turnHolder } from '../mano/reach'
import { nextTurn } from '../mano/turn'
import { changedTable } from '../state/changed'
import type { SeatNumber } from '../state/ids'
import type { Table } from '../state/table'
import type { CardsEvent } from './events'

/** The seat from which the taglia is opened: the banker's, or the mano's when the banker stands; else the turn's. */
function openingSeat({ mano, seguito, turn, seats }: Table): SeatNumber | null {
  if (mano) return mano.bankerPlace.kind === 'seat' ? mano.bankerPlace.seat : mano.initialSeat
  return seguito?.initialSeat ?? turn ?? seats.find(({ holder }) => holder !== null)?.number ?? null
}

/** The members who never cut: banker, socio, and the first to play against the bank. Source: V.cut-never, cf12. */
export function neverCut(table: Table): readonly MemberId[] {
  const from = openingSeat(table)
  if (from === null) return []
  const opener = table.mano?.banker ?? turnHolder(changedTable(table, { turn: from }))
  const first = seatsAfter(table, from).find(
    ({ holder, number }) => holder !== null && number !== from && holder !== opener,
  )
  const never: MemberId[] = []
  for (const member of [opener, table.mano?.socio, first?.holder])
    if (member != null) never.push(member)
  return never
}

/**
 * The members to whom the cut is offered, in order: in the first taglia from the last seat, afterwards from the seat
 * before the one that opens the taglia, always leftwards. Source: S.6a, cf12.
 */
export function cutOrder(table: Table): readonly MemberId[] {
  const from = openingSeat(table)
  if (from === null) return []
  const seats =
    table.taglia.number <= 1
      ? table.seats.toReversed()
      : seatsAfter(table, from).slice(0, -1).toReversed()
  const never = neverCut(table)
  const order: MemberId[] = []
  for (const { holder, away } of seats)
    if (holder !== null && !away && !never.includes(holder)) order.push(holder)
  return order
}

/** The member to whom the cut is offered now; null when everybody has refused. */
export const offeredCut = (table: Table): MemberId | null =>
  cutOrder(table).find((member) => !table.taglia.cutRefused.includes(member)) ?? null

/** The first holder from seat 1. */
function firstTurn(table: Table): SeatNumber | null {
  const last = table.seats.at(-1)
  return last ? nextTurn(table, last.number).turn : null
}

/** The cards come into the sabot; the first mano of the game is the first seat's (S.2b). Null when nobody is seated. */
export function loading(table: Table): Extract<CardsEvent, { type: 'sabotLoaded' }> | null {
  const first = firstTurn(table)
  const idle = table.turn === null && !table.mano && !table.seguito
  if (idle && first === null) return null
  return { type: 'sabotLoaded', table: table.id, first: idle ? first : null }
}
