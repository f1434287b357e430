import { withPast } from '../../banked/past'
import { NO_CHIPS } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import { changedCasella, changedPuntata, changedShoe } from '../state/changed'
import type { Casella, Colpo } from '../state/colpo'
import type { Table } from '../state/table'
import { seatsAfter } from './places'
import { wonByBanco } from './settlement'
import { endedShoe } from './shoe'

/** The table after a colpo: its cards are gone, lost seats are free, and the shoe is over after its last. */
export function afterColpo(
  table: Table,
  colpo: Colpo,
  { at, isVoid }: { at: Instant; isVoid: boolean },
): Partial<Table> {
  const { serial, banco, caselle, parts, incidents } = colpo
  const { past, shoe } = table
  return {
    colpo: null,
    seats: seatsAfter(table),
    shoe: colpo.isLast ? changedShoe(shoe, endedShoe(shoe)) : shoe,
    past: withPast(past, {
      serial,
      shoe: shoe.number,
      level: 3,
      at,
      isVoid,
      banco,
      caselle,
      parts,
      incidents,
      corrections: [],
      won: wonByBanco(parts),
    }),
  }
}

/** The casella with nothing lying on it any more. */
export const emptied = (casella: Casella): Casella =>
  changedCasella(casella, {
    puntate: casella.puntate.map((puntata) =>
      changedPuntata(puntata, { on: puntata.on.map(() => NO_CHIPS), insurance: NO_CHIPS }),
    ),
  })
