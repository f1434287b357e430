import { asChips, type Chips, lesser, minus, sumOf, totalChips } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { move, type Transfer } from '../../kernel/ledger'
import { chipsOf, stakeOf } from '../accounts'
import { placeRank, seatOf } from '../mano/order'
import type { Bet, Coup } from '../state/coup'
import type { Place, TableId } from '../state/ids'
import type { Table } from '../state/table'
import { type Answer, stakers } from './asking'
import { betsOf } from './consequence'

/** All that plays on a coup. */
export const stakedOn = ({ bets }: Pick<Coup, 'bets'>): Chips =>
  sumOf(bets.map(({ plays }) => plays))

/** The part of the bank that nobody has staked on. */
export const difference = (coup: Pick<Coup, 'bets' | 'bank'>): Chips =>
  asChips(Math.max(0, minus(coup.bank, stakedOn(coup))))

/** The chips that a member has laid on the coup. */
export const laidBy = (coup: Pick<Coup, 'bets'>, member: MemberId): Chips =>
  totalChips(betsOf(coup, member).map(({ sum }) => ({ chips: sum })))

/** A bet cut to a smaller sum, of which the same part plays. */
const cutTo = (bet: Bet, sum: Chips): Bet => ({
  ...bet,
  sum,
  plays: asChips(Math.floor((bet.plays * sum) / bet.sum)),
})

/** A member's bets cut to this sum in all: the earliest are kept. */
function reduced(bets: readonly Bet[], member: MemberId, to: Chips): readonly Bet[] {
  let left = to
  return bets.flatMap((bet) => {
    if (bet.member !== member) return [bet]
    const sum = lesser(bet.sum, left)
    left = minus(left, sum)
    return sum > 0 ? [cutTo(bet, sum)] : []
  })
}

/** The place of a member's stakes: where they lie already, or the member's seat; null for somebody without either. */
export const stakePlace = (
  table: Table,
  coup: Pick<Coup, 'bets'>,
  member: MemberId,
): Place | null => {
  const seat = seatOf(table, member)
  return betsOf(coup, member)[0]?.place ?? (seat ? { kind: 'seat', seat: seat.number } : null)
}

/** The bets after an answer; `chips` is the sum that is left when reduced, or that comes when added. */
export function betsAfter(
  table: Table,
  coup: Pick<Coup, 'bets'>,
  { member, answer, chips, at }: { member: MemberId; answer: Answer; chips: Chips; at: Instant },
): readonly Bet[] {
  if (answer === 'keep') return coup.bets
  if (answer === 'reduce') return reduced(coup.bets, member, chips)
  if (answer !== 'add') return coup.bets.filter((bet) => bet.member !== member)
  const place = stakePlace(table, coup, member)
  return place === null
    ? coup.bets
    : [...coup.bets, { member, place, sum: chips, line: 'beyond', plays: chips, at }]
}

/** The chips that an answer moves between a member and the stake. */
export function answerTransfers(
  id: TableId,
  coup: Pick<Coup, 'bets'>,
  { member, answer, chips }: { member: MemberId; answer: Answer; chips: Chips },
): Transfer[] {
  const laid = laidBy(coup, member)
  const back = answer === 'reduce' ? minus(laid, chips) : laid
  if (answer === 'keep') return []
  return answer === 'add'
    ? move(chipsOf(member), stakeOf(id, member), chips)
    : move(stakeOf(id, member), chipsOf(member), back)
}

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
    return place ? placeRank(table, mano.initialSeat, place) : 2 * seats.length
  }
  const inOrder = present.toSorted((a, b) => rank(a) - rank(b))
  const first = losers.filter((member) => present.includes(member))
  return [...new Set([...first, ...inOrder])].filter((member) => member !== mano.banker)
}
