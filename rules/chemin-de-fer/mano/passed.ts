import type { Chips } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { limitsOfPartner } from '../09-partners/checks'
import type { SeatNumber } from '../state/ids'
import type { Mano, Seguito } from '../state/mano'
import type { Limit, Seat } from '../state/seat'
import type { Table } from '../state/table'
import { seatOf, seatsAfter } from './order'
import { limitOf } from './present'

/** Whether the banker bought this mano, at its sum or at auction. */
export const isBought = ({ origin }: Pick<Mano, 'origin'>): boolean =>
  origin === 'altezza' || origin === 'incanto'

/** Whether a bought mano is passed before its banker has won a coup, which S.105 treats apart. */
const isUnwon = (mano: Mano): boolean => isBought(mano) && mano.wins === 0

/** The sum at which a mano is passed: its bank as it lies (cf45), or the price of one bought and not won yet (S.105, cr11). */
export const sumPassed = (mano: Mano, bank: Chips): Chips =>
  isUnwon(mano) ? (mano.price ?? bank) : bank

/**
 * The seats in the order of the palette: from the right of the banker who passed, or of the mano's initial seat when
 * that banker stands. The banker's own seat is left out; a holder who moved forward comes last (S.88, S.25a, cf26).
 */
export function paletteRound(
  table: Pick<Table, 'seats' | 'limits'>,
  outgoing: MemberId,
  initialSeat: SeatNumber,
): readonly SeatNumber[] {
  const own = seatOf(table, outgoing)
  const seats = seatsAfter(table, own?.number ?? initialSeat).filter((seat) => seat !== own)
  return movedForwardLast(table, seats)
}

/** Seats in their order, those whose holders moved forward at the end (S.25a). */
export function movedForwardLast(
  table: Pick<Table, 'limits'>,
  seats: readonly Seat[],
): readonly SeatNumber[] {
  const isLast = ({ holder }: Seat): boolean =>
    holder !== null && limitOf(table, holder, 'moved-forward') !== null
  return [...seats.filter((seat) => !isLast(seat)), ...seats.filter(isLast)].map(
    ({ number }) => number,
  )
}

/** The mano on offer when its banker passes it, with this bank exposed. Source: S.87b, S.88, S.105. */
export const seguitoOf = (table: Table, mano: Mano, bank: Chips): Seguito => ({
  outgoing: mano.banker,
  outgoingPlace: mano.bankerPlace,
  outgoingSocio: mano.socio,
  asksOutgoing: false,
  initialSeat: mano.initialSeat,
  sum: sumPassed(mano, bank),
  minimum: mano.minimum,
  origin: mano.origin,
  wins: mano.wins,
  ties: mano.ties,
  step: 'altezza',
  round: paletteRound(table, mano.banker, mano.initialSeat),
  asked: 0,
  letGo: [],
  bids: [],
  coupsSinceTurn: mano.coupsSinceTurn,
})

/**
 * The limits of a banker who passes, and of their socio, until the next banker's mano ends: a turn of one's own makes
 * the banker last for banco (S.87b), a bought mano leaves only the banco calls (S.98, S.105), and the socio stays out
 * of the auction (S.84).
 */
export function limitsOfPassing(mano: Mano): readonly Limit[] {
  const { banker: member, number } = mano
  const provision = isUnwon(mano) ? 'S.105' : isBought(mano) ? 'S.98' : 'S.87b'
  const kind = isBought(mano) ? 'sold' : 'passed'
  const banker: Limit = { member, kind, why: '', provision, mano: number, oldSeat: null }
  return [banker, ...limitsOfPartner(mano)]
}
