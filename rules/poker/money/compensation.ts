import { type Chips, NO_CHIPS, negate, plus } from '../../kernel/chips'
import { entriesIn } from '../../kernel/ids'
import { type Account, accountsIn, type Balances, post, type Transfer } from '../../kernel/ledger'
import { COLPI_KEPT, type Correction, type Table } from '../state/table'
import type { Closing } from '../state/tableau'
import { CASSA, DIVARIO, restoOf } from './accounts'

/** The first account that these transfers would bring below zero, and the chips missing; null when there is none. */
export function overdraft(
  accounts: Balances,
  transfers: readonly Transfer[],
): { account: Account; missing: Chips } | null {
  const after = post(accounts, transfers)
  for (const account of accountsIn(after).sort()) {
    const chips = after[account] ?? NO_CHIPS
    if (chips < 0 && account !== CASSA && account !== DIVARIO)
      return { account, missing: negate(chips) }
  }
  return null
}

/**
 * The table with a compensating entry added, newest first, the last `COLPI_KEPT`; acknowledged unless said otherwise.
 * The last colpo, whose chips it may have moved, does not go on any more.
 */
export const withCorrection = (
  table: Table,
  entry: Omit<Correction, 'acknowledged'>,
  acknowledged = true,
): Table => ({
  ...table,
  colpoEnd: null,
  corrections: [{ ...entry, acknowledged }, ...table.corrections].slice(0, COLPI_KEPT),
})

/** After a ruling or a corrected result, the resti that it changed must be counted again, so that the tableau includes it. Source: N3. */
export function recountingAfter(closing: Closing, transfers: readonly Transfer[]): Closing {
  const moved = post({}, transfers)
  const counted = entriesIn(closing.counted).filter(([member]) => !moved[restoOf(member)])
  return {
    ...expectingAfter(closing, transfers),
    counted: Object.fromEntries(counted),
    recountAccepted: null,
  }
}

/** The count under way, with the compensating transfers added to the expected resti. */
export function expectingAfter(closing: Closing, transfers: readonly Transfer[]): Closing {
  const moved = post({}, transfers)
  const expected = entriesIn(closing.expected).map(([member, chips]) => [
    member,
    chips === null ? null : plus(chips, moved[restoOf(member)] ?? NO_CHIPS),
  ])
  return { ...closing, expected: Object.fromEntries(expected) }
}
