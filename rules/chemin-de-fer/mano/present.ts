import type { MemberId } from '../../kernel/ids'
import type { Settings } from '../settings'
import type { Limit, LimitKind } from '../state/seat'
import type { Table } from '../state/table'

/** The seats whose holders take the mano, those stood in for too. Source: S.2a, cf1. */
export const takingMano = ({ seats }: Pick<Table, 'seats'>): number =>
  seats.filter(({ holder }) => holder !== null).length

/** Whether enough players are seated for a coup to be dealt (S.2a). */
export const areEnoughSeated = (
  table: Pick<Table, 'seats'>,
  { minSeated }: Pick<Settings, 'minSeated'>,
): boolean => takingMano(table) >= minSeated

/** A member's limit of this kind; null when they have none. */
export const limitOf = (
  { limits }: Pick<Table, 'limits'>,
  member: MemberId,
  kind: LimitKind,
): Limit | null => limits.find((one) => one.member === member && one.kind === kind) ?? null
