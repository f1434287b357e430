import { changedCoup, changedTaglia } from '../state/changed'
import type { Coup, Surplus } from '../state/coup'
import type { Taglia } from '../state/mano'
import type { Table } from '../state/table'

/** Cards that a deal draws from the sabot (S.11a). */
const CARDS_DEALT = 4

/** Cards that a coup has taken from the sabot beyond its four first ones: third ones, and those detached by error. */
export function takenBeside({ thirds, surplus }: Pick<Coup, 'thirds' | 'surplus'>): number {
  const third = Number(thirds.punta !== null) + Number(thirds.banco !== null)
  let beside = 0
  let ofBanker = 0
  for (const { fate } of surplus) {
    if (fate === 'banco') ofBanker += 1
    if (fate === 'next-coup' || fate === 'void' || fate === 'waits') beside += 1
  }
  // S.69: the first of the banker's own surplus cards is the third card too.
  return third + beside + Math.max(0, ofBanker - 1)
}

/** Cards that a coup leaves to the next one: detached and not seen (S.111, cf59). */
const leftBy = ({ surplus }: Pick<Coup, 'surplus'>): number =>
  surplus.filter(({ fate, seen }) => fate === 'next-coup' || (fate === 'waits' && !seen)).length

/** The table's taglia once its coup is over, with the cards that it leaves to the next one. Source: S.54, S.69, S.111. */
export function tagliaAfter({ taglia, coup }: Pick<Table, 'taglia' | 'coup'>): Taglia {
  const left = coup ? leftBy(coup) : 0
  return left === 0 ? taglia : changedTaglia(taglia, { detached: taglia.detached + left })
}

/** Cards of the next deal that lie detached already, those of the coup in play included. */
export const detachedBefore = ({ taglia, coup }: Pick<Table, 'taglia' | 'coup'>): number =>
  Math.min(CARDS_DEALT, taglia.detached + (coup ? leftBy(coup) : 0))

/** The taglia and the coup after the deal, whose first cards are those that lay detached. */
export function dealtFrom(table: Pick<Table, 'taglia' | 'coup'>): Pick<Table, 'taglia' | 'coup'> {
  const { taglia, coup } = table
  const before = detachedBefore(table)
  const waiting = taglia.detached + (coup ? leftBy(coup) : 0)
  return {
    taglia: changedTaglia(taglia, {
      coups: taglia.coups + 1,
      cardsOut: taglia.cardsOut === null ? null : taglia.cardsOut + CARDS_DEALT - before,
      detached: waiting - before,
    }),
    coup: coup && before > 0 ? changedCoup(coup, { surplus: coup.surplus.map(used) }) : coup,
  }
}

const used = (one: Surplus): Surplus => (one.fate === 'next-coup' ? { ...one, fate: 'used' } : one)

/** The card that a restored coup draws next, since it is out already; null where the next one comes from the sabot. */
export const waitingCard = ({ surplus }: Pick<Coup, 'surplus'>): Surplus | null =>
  surplus.find(({ fate }) => fate === 'waits') ?? null

/** The surplus cards after the first that waits was drawn. */
export function withoutWaiting({ surplus }: Pick<Coup, 'surplus'>): readonly Surplus[] {
  const next = waitingCard({ surplus })
  return next ? surplus.map((one) => (one === next ? { ...one, fate: 'used' } : one)) : surplus
}
