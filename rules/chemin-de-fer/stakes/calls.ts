import { asChips, type Chips, greater, minus, NO_CHIPS, plus, times } from '../../kernel/chips'
import type { Instant, Refused } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { socioAfterCard } from '../09-partners/checks'
import { BOOK } from '../accounts'
import { refuse } from '../refuse'
import type { Settings } from '../settings'
import { changedCoup, changedSuivi, changedTable } from '../state/changed'
import type { Call, Coup } from '../state/coup'
import type { Evening } from '../state/evening'
import type { Suivi } from '../state/suivi'
import type { Table } from '../state/table'
import { betOf, beyondReach, callOf, type InPlay } from './at-coup'
import { besides } from './claim'
import type { CallMade, StakesMatched } from './events'
import { stakeTo, withBet } from './laid'
import { lostBy } from './lost'
import { grantedCall, matchedAt } from './matched'

/** Half of a bank, rounded up: the sum that con il tavolo commits (V.half, cf29). */
export const tableHalf = ({ bank }: Pick<Coup, 'bank'>): Chips => asChips(Math.ceil(bank / 2))

/** The most that offers inside a solo may come to (S.45). */
export const mostOffered = ({ bank }: Pick<Coup, 'bank'>): Chips => asChips(Math.floor(bank / 2))

/** A call as it is asked for, with the sum that it commits. */
export type Asked = Pick<Call, 'member' | 'place' | 'kind' | 'laid'> &
  Partial<Pick<Call, 'respects' | 'helpers' | 'twiceTheLoss'>> & { late?: CallMade['late'] }

/** The event of a call with its money: what lies beyond the line already counts, and the rest is laid. */
export function callMade({ table, coup }: Pick<InPlay, 'table' | 'coup'>, asked: Asked): CallMade {
  const { member, place, kind, laid, respects = [], helpers = [], twiceTheLoss = false } = asked
  const bet = betOf(coup, member)
  const sum = bet?.line === 'beyond' ? greater(bet.sum, laid) : laid
  const transfers = stakeTo(table, member, sum)
  const call = { member, place, kind, laid, respects, helpers, twiceTheLoss, sum }
  const { late = null } = asked
  return { type: 'callMade', table: table.id, book: BOOK, ...call, late, transfers }
}

/** The coup with a call and its money; it takes the place of an earlier one that the closing refused. */
export function withCall(coup: Coup, made: CallMade, at: Instant): Pick<Coup, 'bets' | 'calls'> {
  const { member, place, sum, kind, laid, respects, helpers, twiceTheLoss } = made
  const bet = { member, place, sum, line: 'beyond' as const, plays: sum, at }
  const call = { member, place, kind, at, laid, respects, helpers, offers: [], twiceTheLoss }
  const calls = coup.calls.filter((one) => one.member !== member)
  return { bets: withBet(coup, bet), calls: [...calls, call] }
}

/** The suivi rights after a call: the banker's leave wakes a right that was let go (S.93). */
export const suiviAfterCall = (
  suivi: readonly Suivi[],
  { member, late }: CallMade,
): readonly Suivi[] =>
  late === 'S.93'
    ? suivi.map((one) => (one.member === member ? changedSuivi(one, { dormant: false }) : one))
    : suivi

/**
 * A call let in after the closing, with the stakes that it leaves: refused when another call comes before it, or its
 * caller has not the chips.
 */
export function lateCall(
  evening: Evening,
  at: InPlay,
  asked: Asked,
  now: Instant,
): { events: readonly [CallMade, StakesMatched]; table: Table } | Refused {
  const made = callMade(at, asked)
  const short = beyondReach(evening, at, made.member, made.sum)
  if (short) return short
  const suivi = suiviAfterCall(at.table.suivi, made)
  const called: Table = changedTable(at.table, {
    suivi,
    coup: changedCoup(at.coup, withCall(at.coup, made, now)),
  })
  if (grantedCall(called, evening.settings)?.call.member !== made.member)
    return refuse('S.90a', 'another-comes-first')
  const matched = matchedAt(called, evening.settings)
  const { bets, calls } = matched
  const table = { ...called, coup: changedCoup(at.coup, { bets, calls }) }
  return { events: [made, matched], table }
}

/** Refuses who has no live right to the suivi; null for one who has (S.90a, S.94). */
export function noSuivi({ suivi }: Pick<Table, 'suivi'>, member: MemberId): Refused | null {
  const right = suivi.find((one) => one.member === member)
  if (!right) return refuse('S.90a', 'no-suivi', { member: { member } })
  return right.dormant ? refuse('S.94', 'suivi-let-go', { member: { member } }) : null
}

/** Refuses twice the loss where the banker has added nothing since, or the bank is not above it (S.92, cf34, cr8). */
export function noTwice({ table, mano, coup }: InPlay, member: MemberId): Refused | null {
  const right = table.suivi.find((one) => one.member === member)
  const lost = right ? lostBy(table, right) : NO_CHIPS
  const isOpen =
    right !== undefined &&
    lost > 0 &&
    coup.bank > times(lost, 2) &&
    mano.addedSince.some((added) => added.coup >= right.since)
  return isOpen ? null : refuse('S.92', 'no-choice')
}

/** The sum that a suivi commits: the whole bank, or twice what its holder lost (S.92). */
export function suiviSum({ table, coup }: InPlay, member: MemberId, twice: boolean): Chips {
  if (!twice) return coup.bank
  const right = table.suivi.find((one) => one.member === member)
  return right ? times(lostBy(table, right), 2) : NO_CHIPS
}

/** Chips that a member lost beside a suivi holder in the coup that this one lost: a stake, or a share of it (S.100). */
export function lostBeside({ table, mano }: InPlay, holder: MemberId, partner: MemberId): Chips {
  const lost = table.past.findLast(
    (coup) => coup.result === 'banco' && coup.holder === holder && coup.mano === mano.number,
  )
  let chips = NO_CHIPS
  for (const bet of lost?.bets ?? []) if (bet.member === partner) chips = plus(chips, bet.chips)
  for (const one of lost?.offers ?? []) if (one.member === partner) chips = plus(chips, one.chips)
  return chips
}

/** Refuses a second call of one member, and any call of the bank's socio once a card is out; else null. */
export const calledAlready = (at: InPlay, member: MemberId): Refused | null =>
  callOf(at.coup, member)
    ? refuse('S.42a', 'already-called', { member: { member } })
    : socioAfterCard(at, member)

/**
 * The chips that the call to be granted still lacks: the bank has grown, or respected stakes have shrunk, since it was
 * made; null when it is covered. Its money must lie there before the closing (S.42a, cf25).
 */
export function callLacks(
  table: Table,
  coup: Coup,
  settings: Settings,
): { readonly member: MemberId; readonly chips: Chips } | null {
  const granted = grantedCall(table, settings)
  if (!granted) return null
  const { member, kind, respects, twiceTheLoss, laid } = granted.call
  const due = twiceTheLoss
    ? laid
    : kind === 'con-il-tavolo'
      ? tableHalf(coup)
      : besides(coup, respects)
  const chips = minus(due, betOf(coup, member)?.plays ?? NO_CHIPS)
  return chips > 0 ? { member, chips } : null
}
