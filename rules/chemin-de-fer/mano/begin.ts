import type { Draft } from '../../kernel/draft'
import { changedSeat } from '../state/changed'
import type { Mano } from '../state/mano'
import type { Table } from '../state/table'

/** The fields of a mano that its beginning decides. */
type ManoStart = Pick<
  Mano,
  | 'initialSeat'
  | 'banker'
  | 'bankerPlace'
  | 'origin'
  | 'price'
  | 'seller'
  | 'sellerSocio'
  | 'opening'
  | 'minimum'
  | 'coupsSinceTurn'
  | 'socio'
  | 'shares'
  | 'standIn'
>

/**
 * The table's fields with a new mano, still to be written into; the chips of its bank are moved by the caller's transfers. A mano bought continues the
 * one that was passed, so the suivi of others live on; the sabot moving on ends them all (cf32).
 */
export function manoBegun(table: Table, start: ManoStart): Draft<Partial<Table>> {
  const number = table.manoNumber + 1
  const mano: Mano = {
    number,
    initialSeat: start.initialSeat,
    banker: start.banker,
    bankerPlace: start.bankerPlace,
    origin: start.origin,
    price: start.price,
    seller: start.seller,
    sellerSocio: start.sellerSocio,
    opening: start.opening,
    minimum: start.minimum,
    coups: 0,
    wins: 0,
    ties: 0,
    coupsSinceTurn: start.coupsSinceTurn,
    toutVaRun: 0,
    mustPlay: null,
    halvedBefore: null,
    socio: start.socio,
    shares: start.shares,
    inHalves: false,
    standIn: start.standIn,
    addedSince: [],
  }
  const isBought = start.origin === 'altezza' || start.origin === 'incanto'
  return {
    mano,
    manoNumber: number,
    turn: null,
    seguito: null,
    imposedOn: null,
    stakesSeen: false,
    suivi: isBought ? table.suivi.filter(({ member }) => member !== start.banker) : [],
    seats: table.seats.map((seat) =>
      seat.holder === start.banker && seat.hasRefused
        ? changedSeat(seat, { hasRefused: false })
        : seat,
    ),
  }
}
