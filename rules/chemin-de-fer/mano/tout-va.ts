import { type Chips, minus, NO_CHIPS, times, totalChips } from '../../kernel/chips'
import type { Coup } from '../state/coup'

/** The chips that a banker who said tout va has still to lay against the stakes; none in another coup. Source: S.71a. */
export function toutVaMissing({
  toutVa,
  bets,
  bank,
}: Pick<Coup, 'toutVa' | 'bets' | 'bank'>): Chips {
  const staked = totalChips(bets.map(({ plays }) => ({ chips: plays })))
  return toutVa && staked > bank ? minus(staked, bank) : NO_CHIPS
}

/** The bank after a tout va won: twice the sum won, less the tax. Source: S.71c. */
export const bankAfterToutVa = (won: Chips, tax: Chips): Chips => minus(times(won, 2), tax)
