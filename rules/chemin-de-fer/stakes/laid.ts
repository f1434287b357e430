import { type Chips, minus, NO_CHIPS } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { move, type Transfer } from '../../kernel/ledger'
import { chipsOf, stakeOf } from '../accounts'
import type { Bet, Coup } from '../state/coup'
import type { Table } from '../state/table'
import { betOf } from './at-coup'

/** Transfers that bring a member's stake on the coup to this sum. */
export const stakeTo = (
  { id, coup }: Pick<Table, 'id' | 'coup'>,
  member: MemberId,
  sum: Chips,
): Transfer[] => {
  const was = (coup && betOf(coup, member)?.sum) ?? NO_CHIPS
  return move(chipsOf(member), stakeOf(id, member), minus(sum, was))
}

/** The coup's bets with this one in the place of its owner's earlier one. */
export const withBet = ({ bets }: Pick<Coup, 'bets'>, bet: Bet): readonly Bet[] =>
  betOf({ bets }, bet.member)
    ? bets.map((one) => (one.member === bet.member ? bet : one))
    : [...bets, bet]

/** The coup without a member's stake and call. */
export const withoutStake = (
  { bets, calls }: Pick<Coup, 'bets' | 'calls'>,
  member: MemberId,
): Pick<Coup, 'bets' | 'calls'> => ({
  bets: bets.filter((bet) => bet.member !== member),
  calls: calls.filter((call) => call.member !== member),
})
