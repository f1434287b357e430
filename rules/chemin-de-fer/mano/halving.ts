import { asChips, type Chips, greater, minus } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { BOOK } from '../accounts'
import type { Evening } from '../state/evening'
import type { Mano } from '../state/mano'
import type { Table } from '../state/table'
import type { BankHalved } from './events'
import { bankAt } from './money'
import { bankBack } from './shares'

/** The chips that halving takes out of a bank: half of it, the odd unit stays, never below the minimum (cf17). */
const halvingTakes = (bank: Chips, { minimum }: Pick<Mano, 'minimum'>): Chips =>
  greater(asChips(0), minus(bank, greater(asChips(Math.ceil(bank / 2)), minimum)))

/** The halving of a bank; null when it lies at the minimum already. */
export function halving(
  evening: Evening,
  table: Table,
  member: MemberId,
  provision: BankHalved['provision'],
): BankHalved | null {
  const chips = table.mano ? halvingTakes(bankAt(evening, table), table.mano) : asChips(0)
  if (chips === 0) return null
  const transfers = bankBack(table, chips)
  return {
    type: 'bankHalved',
    table: table.id,
    member,
    chips,
    provision,
    book: BOOK,
    transfers,
  }
}
