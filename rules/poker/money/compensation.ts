import { type Chips, NO_CHIPS, negate } from '../../kernel/chips'
import { countedAfter, expectedAfter } from '../../kernel/club/counting'
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

/** Why the entry of a parol's end was made, which nobody writes by hand. */
export const PAROL_LEFT = 'parol-left'

/** Whether the entry is the end of a parol whose players left (G9). */
export const isParolLeft = ({ by, why }: Correction): boolean => by === null && why === PAROL_LEFT

/**
 * The table with a compensating entry added, newest first, the last `COLPI_KEPT`; acknowledged unless said otherwise.
 * The last colpo, whose chips it may have moved, does not go on any more, nor does it once a deal is taken back.
 */
export const withCorrection = (
  table: Table,
  entry: Omit<Correction, 'acknowledged'>,
  acknowledged = true,
): Table => ({
  ...table,
  colpoEnd: null,
  beforeDeal: table.beforeDeal && { ...table.beforeDeal, colpoEnd: null },
  corrections: [{ ...entry, acknowledged }, ...table.corrections].slice(0, COLPI_KEPT),
})

/** The count under way, with compensating transfers added to the expected resti; what was accepted is asked anew (M5). */
export const expectingAfter = (closing: Closing, transfers: readonly Transfer[]): Closing => ({
  ...closing,
  expected: expectedAfter(closing, transfers, restoOf),
  recountAccepted: null,
})

/** The same after a ruling or a corrected result: resti that it changed must be counted again. Source: N3. */
export const recountingAfter = (closing: Closing, transfers: readonly Transfer[]): Closing =>
  transfers.length === 0
    ? closing
    : {
        ...expectingAfter(closing, transfers),
        counted: countedAfter(closing, transfers, restoOf),
      }
