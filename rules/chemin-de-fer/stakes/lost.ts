import { type Chips, NO_CHIPS } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { changedSuivi } from '../state/changed'
import type { SettledCoup } from '../state/coup'
import type { Suivi } from '../state/suivi'
import type { Table } from '../state/table'

type Coups = Pick<Table, 'past' | 'manoNumber'>

const isCorrected = ({ resultBy }: SettledCoup): boolean => resultBy === 'S.27'

const stakeIn = ({ bets }: SettledCoup, member: MemberId): Chips =>
  bets.find((bet) => bet.member === member)?.chips ?? NO_CHIPS

/**
 * The sum that the holder of a suivi has lost, which S.92 doubles: their stake in the coup that they lost, as the table
 * has put it right since (S.27, cd23).
 */
export function lostBy({ past, manoNumber }: Coups, { member, lost, since }: Suivi): Chips {
  const coups = past.filter(({ mano, serial }) => mano === manoNumber && serial <= since)
  if (lost === 0 || !coups.some(isCorrected)) return lost
  const coup = coups.findLast((one) => one.result === 'banco' && stakeIn(one, member) > 0)
  return coup ? stakeIn(coup, member) : NO_CHIPS
}

/** The rights to the suivi as screens show them, with the sums lost. */
export const suiviShown = (table: Coups & Pick<Table, 'suivi'>): Table['suivi'] =>
  table.past.some(isCorrected)
    ? table.suivi.map((right) => changedSuivi(right, { lost: lostBy(table, right) }))
    : table.suivi
