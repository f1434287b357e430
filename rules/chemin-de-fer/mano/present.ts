import type { MemberId } from '../../kernel/ids'
import { tooFewSeated } from '../01-room/checks'
import type { Settings } from '../settings'
import type { Limit, LimitKind } from '../state/seat'
import type { Table } from '../state/table'

/** The seats whose holders take the mano, those stood in for too. Source: S.2a, cf1. */
export function takingMano({ seats }: Pick<Table, 'seats'>): number {
  let taking = 0
  for (const { holder } of seats) if (holder !== null) taking += 1
  return taking
}

/** Whether enough players are seated for a coup to be dealt (S.2a). */
export const areEnoughSeated = (
  table: Pick<Table, 'seats'>,
  settings: Pick<Settings, 'minSeated'>,
): boolean => tooFewSeated(takingMano(table), settings) === null

/** A member's limit of this kind; null when they have none. */
export const limitOf = (
  { limits }: Pick<Table, 'limits'>,
  member: MemberId,
  kind: LimitKind,
): Limit | null => {
  for (const limit of limits) if (limit.member === member && limit.kind === kind) return limit
  return null
}

/** Whether a member has the bank, a stake, a call or the cards in the coup in play. */
export const playsCoup = (
  { coup, mano }: Pick<Table, 'coup' | 'mano'>,
  member: MemberId,
): boolean =>
  coup !== null &&
  (mano?.banker === member ||
    mano?.socio === member ||
    coup.holder?.member === member ||
    [...coup.bets, ...coup.calls].some((one) => one.member === member))

/** Whether the table is between two taglie: its cards are collected, mixed or cut (S.8b, S.24, S.25d). */
export const isBetweenTaglie = ({ taglia }: Pick<Table, 'taglia'>): boolean =>
  taglia.phase !== 'running' && taglia.phase !== 'last-coup'
