import { type Chips, NO_CHIPS, plus } from '../../kernel/chips'
import type { Refused } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { isRefused } from '../../kernel/refusal'
import { balance, chipsOf } from '../accounts'
import { mostChipsOf } from '../evening'
import { notTakingPart, playingAt, wasSentOut } from '../frame/at-table'
import { seatOf } from '../mano/order'
import { refuse } from '../refuse'
import type { Bet, Call, Coup } from '../state/coup'
import type { Evening } from '../state/evening'
import type { Place, TableId } from '../state/ids'
import type { Mano } from '../state/mano'
import type { Table } from '../state/table'

/** A table with the coup in play. */
export interface InPlay {
  readonly table: Table
  readonly mano: Mano
  readonly coup: Coup
}

/** The coup in play at a table whose stakes are entered; refused where there is none, or at another level. */
export function inPlayAt(evening: Evening, id: TableId): InPlay | Refused {
  const table = playingAt(evening, id)
  if (isRefused(table)) return table
  if (table.level !== 3) return refuse(null, 'not-at-this-level')
  const { mano, coup } = table
  if (!mano) return refuse(null, 'no-mano')
  if (!coup) return refuse(null, 'no-coup')
  return { table, mano, coup }
}

/** A member's stake on the coup; null when they have none. */
export const betOf = ({ bets }: Pick<Coup, 'bets'>, member: MemberId): Bet | null =>
  bets.find((bet) => bet.member === member) ?? null

/** A member's call with money laid; null when they have none, or it was refused at the closing. */
export const callOf = ({ calls }: Pick<Coup, 'calls'>, member: MemberId): Call | null =>
  calls.find((call) => call.member === member && call.laid > 0) ?? null

/** The chips that a member can have on the coup at most: those before them, and those laid already. */
export const inReach = (evening: Evening, { coup }: InPlay, member: MemberId): Chips =>
  plus(mostChipsOf(evening, member), betOf(coup, member)?.sum ?? NO_CHIPS)

/** Refuses more chips on the coup than a member has; null when they have enough. */
export const beyondReach = (
  evening: Evening,
  at: InPlay,
  member: MemberId,
  sum: Chips,
): Refused | null =>
  sum <= inReach(evening, at, member)
    ? null
    : refuse(null, 'not-enough-chips', {
        member: { member },
        chips: { chips: balance(evening, chipsOf(member)) },
      })

/**
 * Refuses a member who cannot play against the bank from a place: they hold it, are away, or it is not theirs. A holder
 * may play standing, from a gap. Source: S.15, S.38a, S.114a.
 */
export function notAPunter(
  evening: Evening,
  { table, mano }: InPlay,
  member: MemberId,
  place: Place,
): Refused | null {
  const absent = notTakingPart(evening, member) ?? wasSentOut(evening, member)
  if (absent) return absent
  if (member === mano.banker) return refuse('S.15', 'banker-stakes')
  const seat = seatOf(table, member)
  if (seat?.away) return refuse('S.38a', 'away-from-table', { member: { member } })
  if (place.kind === 'seat')
    return seat?.number === place.seat ? null : refuse('S.15', 'not-own-place')
  return table.seats.some(({ number }) => number === place.after)
    ? null
    : refuse('S.15', 'no-such-place')
}

/** Rows by which the punta's cards lie open before everybody (S.61, S.132, S.133). */
const EXPOSED: readonly string[] = ['S.61e', 'S.132', 'S.133']

/**
 * Whether a caller has seen a card, at any point of the coup: with the cards and having looked, or since the punta's lie
 * open. Once the punta has spoken it has. Source: S.45, S.81.
 */
export const hasSeenCard = (
  { phase, holder, regime }: Pick<Coup, 'phase' | 'holder' | 'regime'>,
  member: MemberId,
): boolean =>
  !['open', 'closed', 'dealt'].includes(phase) ||
  (holder?.member === member && holder.seen) ||
  EXPOSED.some((row) => regime.because.includes(row))

/** Whether a sum staked upon exposed cards is below the minimum, so that the coup is none. Source: S.61a, S.61e. */
export const isNoCoup = (
  { regime }: Pick<Coup, 'regime'>,
  { minimum }: Pick<Mano, 'minimum'>,
  matched: Chips,
): boolean => regime.because.includes('S.61e') && matched < minimum

/** Refuses stakes and calls once the game is closed (S.10b); null while it is open. */
export function notOpen({ coup }: InPlay): Refused | null {
  return coup.phase === 'open' ? null : refuse('S.10b', 'game-closed')
}

/** The places from which a member may play: their seat and, for the standing, every gap. */
export function placesOf(table: Table, member: MemberId): readonly Place[] {
  const seat = seatOf(table, member)
  if (seat) return [{ kind: 'seat', seat: seat.number }]
  return table.seats.map(({ number }) => ({ kind: 'gap', after: number }))
}
