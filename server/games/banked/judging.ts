import { asTable, type TableId } from '@/rules/banked/ids'
import type { BankedEvening } from '@/rules/banked/state'
import type { KeptEvent } from '@/rules/kernel/replay'
import type { DisputeAddress } from '../game'
import { tableIn } from './game'

/** The claimed colpo of a banked game step by step; null when there is no such claim. */
export const replayOfClaims =
  <T, E, R>(
    colpoOf: (table: T, claim: number) => number | undefined,
    replayOf: (
      events: readonly KeptEvent<E>[],
      colpo: { table: TableId; colpo: number },
    ) => R | null,
  ) =>
  (
    day: Pick<BankedEvening<T>, 'tables'>,
    { table: id, dispute }: DisputeAddress,
    events: readonly KeptEvent[],
  ): R | null => {
    const table = tableIn(day, id)
    const colpo = table && colpoOf(table, dispute)
    // The journal of a day holds the events of its game alone.
    const played = events as readonly KeptEvent<E>[]
    return colpo === undefined ? null : replayOf(played, { table: asTable(id), colpo })
  }
