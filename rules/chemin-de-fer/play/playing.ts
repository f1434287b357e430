import { type Chips, lesser, minus, NO_CHIPS } from '../../kernel/chips'
import { balance, bankOf } from '../accounts'
import { placeRank } from '../mano/order'
import type { SettledCoup } from '../state/coup'
import type { Evening } from '../state/evening'
import type { Table } from '../state/table'

/**
 * The bets that play on the coup, in the order of payment, never more than the bank. Source: S.18a, S.18b, cf31.
 */
export function playingBets(evening: Evening, table: Table): SettledCoup['bets'] {
  const { mano, coup } = table
  if (!mano || !coup) return []
  let left: Chips = balance(evening, bankOf(table.id))
  return coup.bets
    .map((bet) => ({ bet, rank: placeRank(table, mano.initialSeat, bet.place) }))
    .sort((a, b) => a.rank - b.rank)
    .flatMap(({ bet: { member, place, plays } }) => {
      const chips = lesser(plays, left)
      left = minus(left, chips)
      return chips > NO_CHIPS ? [{ member, place, chips }] : []
    })
}
