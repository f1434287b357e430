import type { Draft } from '../../kernel/draft'
import { rightsAfter } from '../05-banco/rights-after'
import { tagliaAfter } from '../mano/detached'
import { manoOver } from '../mano/ending'
import type { Settings } from '../settings'
import { changedMano } from '../state/changed'
import type { Coup, SettledCoup } from '../state/coup'
import type { Mano } from '../state/mano'
import type { Table } from '../state/table'

/** Coups that a table remembers, for its cards, its disputes and corrections. */
const MOST_PAST_COUPS = 30

/** The mano's counters after a coup, and its shares. A tie is a coup too (V.tie, cf5). */
const manoAfter = (
  mano: Mano,
  coup: Pick<Coup, 'toutVa'> | null,
  { result }: SettledCoup,
  shares: Mano['shares'],
): Mano =>
  changedMano(mano, {
    shares,
    coups: mano.coups + 1,
    wins: mano.wins + (result === 'banco' ? 1 : 0),
    ties: mano.ties + (result === 'tie' ? 1 : 0),
    coupsSinceTurn: mano.coupsSinceTurn + 1,
    toutVaRun: coup?.toutVa ? mano.toutVaRun + 1 : 0,
    // S.72: the coup that the inspector imposed has been given; a void one is still due.
    mustPlay: null,
    // S.92, cr8, cd15: additions count from the latest coup that a punter lost.
    addedSince: result === 'banco' ? [] : mano.addedSince,
    standIn: mano.standIn && { ...mano.standIn, coups: mano.standIn.coups + 1 },
  })

/** The coups that a table remembers, with one more. */
const remembered = (
  { past }: Pick<Table, 'past'>,
  settled: SettledCoup,
): readonly SettledCoup[] => {
  const latest = past.slice(1 - MOST_PAST_COUPS)
  latest.push(settled)
  return latest
}

/**
 * The table's fields after a settled coup, still to be written into: it is remembered, the mano counts it or is over, the rights that follow from it are
 * set. `shares` are those of the next bank. Source: S.14, S.49, S.50, S.90a, S.94.
 */
export function afterCoup(
  table: Table,
  settled: SettledCoup,
  shares: Mano['shares'],
  settings: Pick<Settings, 'soleSuivi' | 'tableLoserKeeps'>,
): Draft<Partial<Table>> {
  const { coup, mano } = table
  const past = remembered(table, settled)
  if (mano && settled.result === 'punta') {
    const over = manoOver(table, 'lost')
    over.past = past
    return over
  }
  const taglia = tagliaAfter(table)
  if (!mano) return { coup: null, taglia, past }
  return {
    coup: null,
    taglia,
    past,
    mano: manoAfter(mano, coup, settled, shares),
    ...rightsAfter(table, settled, settings),
  }
}

/** The table after a void coup: it has not happened, but it is remembered with its stakes given back. */
export const afterVoid = (table: Table, settled: SettledCoup): Partial<Table> => ({
  coup: null,
  taglia: tagliaAfter(table),
  past: remembered(table, settled),
})
