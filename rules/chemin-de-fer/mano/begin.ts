import { copyMano } from '../state/copy'
import type { Mano } from '../state/mano'
import type { Table } from '../state/table'

/** The fields of a mano that its beginning decides. */
export type ManoStart = Pick<
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
 * The table with a new mano; the chips of its bank are moved by the caller's transfers. A mano bought continues the
 * one that was passed, so the suivi of others live on; the sabot moving on ends them all (cf32).
 */
export function manoBegun(table: Table, start: ManoStart): Partial<Table> {
  const number = table.manoNumber + 1
  const mano = copyMano({
    ...start,
    number,
    coups: 0,
    wins: 0,
    ties: 0,
    toutVaRun: 0,
    mustPlay: null,
    halvedBefore: null,
    addedSince: [],
  })
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
      seat.holder === start.banker ? { ...seat, hasRefused: false } : seat,
    ),
  }
}
