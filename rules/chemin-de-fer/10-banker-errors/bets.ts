import { asChips, type Chips, minus, NO_CHIPS, plus, sumOf } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import type { Transfer } from '../../kernel/ledger'
import { placeRank, seatOf } from '../mano/order'
import { betOf } from '../stakes/at-coup'
import { stakeTo, withBet, withoutStake } from '../stakes/laid'
import { changedBet } from '../state/changed'
import type { Bet, Coup } from '../state/coup'
import type { Place } from '../state/ids'
import type { Table } from '../state/table'
import { type Answer, stakers } from './asking'

/** All that plays on a coup. */
export const stakedOn = ({ bets }: Pick<Coup, 'bets'>): Chips =>
  sumOf(bets.map(({ plays }) => plays))

/** The part of the bank that nobody has staked on. */
export const difference = (coup: Pick<Coup, 'bets' | 'bank'>): Chips =>
  asChips(Math.max(0, minus(coup.bank, stakedOn(coup))))

/** The chips that a member has laid on the coup. */
export const laidBy = (coup: Pick<Coup, 'bets'>, member: MemberId): Chips =>
  betOf(coup, member)?.sum ?? NO_CHIPS

/** A member's answer about their stake; `chips` is the sum that is left when reduced, or that comes when added. */
export interface StakeAnswer {
  readonly member: MemberId
  readonly answer: Answer
  readonly chips: Chips
}

/** A bet with another sum, of which the same part plays. */
const cutTo = (bet: Bet, sum: Chips): Bet =>
  changedBet(bet, { sum, plays: asChips(Math.floor((bet.plays * sum) / bet.sum)) })

/** The place of a member's stake: where it lies already, or the member's seat; null for somebody without either. */
export const stakePlace = (
  table: Pick<Table, 'seats'>,
  coup: Pick<Coup, 'bets'>,
  member: MemberId,
): Place | null => {
  const seat = seatOf(table, member)
  return betOf(coup, member)?.place ?? (seat ? { kind: 'seat', seat: seat.number } : null)
}

/** The sum that a member has on the coup after an answer. */
const sumAfter = (coup: Pick<Coup, 'bets'>, { member, answer, chips }: StakeAnswer): Chips => {
  const laid = laidBy(coup, member)
  if (answer === 'keep') return laid
  if (answer === 'reduce') return chips
  return answer === 'add' ? plus(laid, chips) : NO_CHIPS
}

/** The bets and calls after an answer. */
export function stakesAfter(
  table: Pick<Table, 'seats'>,
  coup: Pick<Coup, 'bets' | 'calls'>,
  said: StakeAnswer,
  at: Instant,
): Pick<Coup, 'bets' | 'calls'> {
  const { member, answer, chips } = said
  const bet = betOf(coup, member)
  const sum = sumAfter(coup, said)
  if (answer === 'keep') return { bets: coup.bets, calls: coup.calls }
  if (sum === 0) return withoutStake(coup, member)
  // A caller who reduces calls no more: a stake remains (cr10).
  if (answer === 'reduce' && bet)
    return { ...withoutStake(coup, member), bets: withBet(coup, cutTo(bet, sum)) }
  const place = stakePlace(table, coup, member)
  if (place === null) return { bets: coup.bets, calls: coup.calls }
  const more: Bet = bet
    ? changedBet(bet, { sum, plays: plus(bet.plays, chips) })
    : { member, place, sum, line: 'beyond', plays: sum, at }
  return { bets: withBet(coup, more), calls: coup.calls }
}

/** The chips that an answer moves between a member and the stake. */
export const answerTransfers = (
  table: Pick<Table, 'id' | 'coup'>,
  said: StakeAnswer,
): Transfer[] => (table.coup ? stakeTo(table, said.member, sumAfter(table.coup, said)) : [])

/**
 * S.61b: the members who may play the difference, in the order of their right: who lost the bank or the con il tavolo
 * before, then everybody at the table and the standing with a stake, in the order of the mano.
 */
export function inOrderForDifference(table: Table): MemberId[] {
  const { mano, coup, seats, tableLoser, suivi, lastSolePunter } = table
  if (!mano || !coup) return []
  const losers = [
    ...suivi.map(({ member }) => member),
    ...(lastSolePunter === null ? [] : [lastSolePunter]),
    ...tableLoser.map(({ member }) => member),
  ]
  const seated = seats.flatMap(({ holder, away }) => (holder === null || away ? [] : [holder]))
  const present = [...new Set([...seated, ...stakers(coup)])]
  const rank = (member: MemberId): number => {
    const place = stakePlace(table, coup, member)
    return place ? placeRank(table, mano.initialSeat, { member, place }) : Number.MAX_SAFE_INTEGER
  }
  const inOrder = present.toSorted((a, b) => rank(a) - rank(b))
  const first = losers.filter((member) => present.includes(member))
  return [...new Set([...first, ...inOrder])].filter((member) => member !== mano.banker)
}
