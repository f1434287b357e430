import { type Chips, lesser, minus, NO_CHIPS } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { move, type Transfer } from '../../kernel/ledger'
import { BOOK, chipsOf, stakeOf } from '../accounts'
import type { Settings } from '../settings'
import { changedCall, changedCoup, changedTable } from '../state/changed'
import type { Bet, Coup } from '../state/coup'
import type { Table } from '../state/table'
import { betOf } from './at-coup'
import type { StakesMatched } from './events'
import { grantedCall, whatPlays } from './matched'

/** Transfers that bring a member's stake on the coup to this sum. */
export const stakeTo = (
  { id, coup }: Pick<Table, 'id' | 'coup'>,
  member: MemberId,
  sum: Chips,
): Transfer[] => {
  const was = (coup && betOf(coup, member)?.sum) ?? NO_CHIPS
  return move(chipsOf(member), stakeOf(id, member), minus(sum, was))
}

/**
 * Of the stakes that the closing matched upon a higher bank, those that find room in one of this sum; nothing while the
 * game is open, whose closing will match them (cd25). The bank is not touched.
 */
export function matchedUpon(
  table: Table,
  settings: Settings,
  bank: Chips,
): readonly [] | readonly [StakesMatched] {
  const { coup } = table
  if (coup?.phase !== 'closed' || bank >= coup.bank) return []
  return [matchedAt(changedTable(table, { coup: changedCoup(coup, { bank }) }), settings)]
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

/**
 * The stakes that the closing leaves on a table, and the rest handed back: a granted call keeps its committed sum, of
 * the others only the stakes remain (cf28, cf31, cr10).
 */
export function matchedAt(table: Table, settings: Settings): StakesMatched {
  const first = grantedCall(table, settings)
  const { bets, back, matched } = whatPlays(table, settings, first)
  const granted = first?.call
  const calls = (table.coup?.calls ?? []).map((call) => {
    const plays = bets.find(({ member }) => member === call.member)?.plays ?? NO_CHIPS
    const laid = call === granted ? lesser(call.laid, plays) : NO_CHIPS
    return changedCall(call, { laid })
  })
  const transfers = back.flatMap(({ member, chips }) =>
    move(stakeOf(table.id, member), chipsOf(member), chips),
  )
  return {
    type: 'stakesMatched',
    table: table.id,
    book: BOOK,
    bets,
    calls,
    back,
    matched,
    transfers,
  }
}
