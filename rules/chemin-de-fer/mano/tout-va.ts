import { type Chips, minus, NO_CHIPS, sumOf } from '../../kernel/chips'
import type { Coup } from '../state/coup'

/** The chips that a banker who said tout va has still to lay against the stakes; none in another coup. Source: S.71a, cd10. */
export function toutVaMissing({
  toutVa,
  bets,
  bank,
}: Pick<Coup, 'toutVa' | 'bets' | 'bank'>): Chips {
  if (!toutVa) return NO_CHIPS
  const staked = sumOf(bets.map(({ plays }) => plays))
  return staked > bank ? minus(staked, bank) : NO_CHIPS
}
