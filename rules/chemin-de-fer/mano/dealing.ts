import { dealingBarredByFloat } from '../../float/playing'
import type { Refused } from '../../kernel/decider'
import { tooFewSeated } from '../01-room/checks'
import { notPlaying } from '../frame/at-table'
import { refuse } from '../refuse'
import type { Evening } from '../state/evening'
import type { Mano } from '../state/mano'
import type { Table } from '../state/table'
import { bankAt } from './money'
import { seatOf } from './order'
import { takingMano } from './present'

/** The coups that the inspector gives in a holder's place when the holder has not said (S.21a). */
export const MOST_STOOD_IN = 3

/** The coups that the inspector gives in this banker's place. Source: S.21a, V.away. */
export const coupsStoodIn = (
  table: Pick<Table, 'seats'>,
  { banker, standIn }: Pick<Mano, 'banker' | 'standIn'>,
): number => standIn?.most ?? seatOf(table, banker)?.away?.coups ?? MOST_STOOD_IN

/** Whether the inspector has given all coups in the banker's place, so that the mano must be passed (S.21a). */
export const isStandInOver = (
  table: Pick<Table, 'seats'>,
  mano: Pick<Mano, 'banker' | 'standIn'>,
): boolean => mano.standIn !== null && mano.standIn.coups >= coupsStoodIn(table, mano)

/** Whether the taglia's cards can give one more coup. Source: S.7, S.35. */
export const hasCards = ({ taglia }: Pick<Table, 'taglia'>): boolean =>
  taglia.phase === 'running' ||
  (taglia.phase === 'last-coup' && (taglia.lastCoup === null || taglia.coups < taglia.lastCoup))

/** Whether the cards of the taglia's last coup have still to be counted before it is paid. Source: S.35. */
export const isSevenDue = ({ taglia, coup }: Pick<Table, 'taglia' | 'coup'>): boolean =>
  coup !== null && coup.number === taglia.lastCoup && taglia.hadSeven === null

/** Refuses what needs cards in the sabot. */
export function withoutCards(table: Pick<Table, 'taglia'>): Refused | null {
  if (hasCards(table)) return null
  return table.taglia.phase === 'last-coup'
    ? refuse('S.35', 'taglia-over')
    : refuse('S.7', 'no-sabot')
}

/** Refuses the next coup of the mano, at any level: the reasons why none may be dealt now. Null when it may. */
export function dealingBarred(evening: Evening, table: Table): Refused | null {
  const stopped = notPlaying(evening, table)
  if (stopped) return stopped
  const { mano } = table
  if (!mano) return refuse(null, 'no-mano')
  if (table.coup) return refuse(null, 'coup-in-play')
  if (table.stakesSeen) return refuse('S.72', 'inspector-chooses')
  const unready =
    dealingBarredByFloat(evening.float, table.id) ??
    withoutCards(table) ??
    tooFewSeated(takingMano(table), evening.settings)
  if (unready) return unready
  const { banker, standIn } = mano
  if (standIn === null && seatOf(table, banker)?.away)
    return refuse('S.20', 'is-away', { member: { member: banker } })
  if (isStandInOver(table, mano)) return refuse('S.21a', 'stand-in-over')
  const bank = bankAt(evening, table)
  if (bank <= 0) return refuse('S.17a', 'no-bank')
  if (mano.mustPlay !== null && bank < mano.mustPlay)
    return refuse('S.72', 'twice-the-minimum', { chips: { chips: mano.mustPlay } })
  return null
}
