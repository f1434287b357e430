import { membersIn } from '../../kernel/ids'
import { move, type Transfer } from '../../kernel/ledger'
import { BOOK, balance, chipsOf, stakeOf } from '../accounts'
import type { ProvisionId } from '../provisions'
import type { Evening } from '../state/evening'
import type { TableId } from '../state/ids'
import { type CoupRecord, recordOf } from './record'

/** A coup that has not happened: everybody's stakes go back, the bank lies as it was. */
export interface CoupVoided {
  readonly type: 'coupVoided'
  readonly table: TableId
  readonly book: typeof BOOK
  readonly provision: ProvisionId | null
  readonly why: string
  readonly settled: CoupRecord
  readonly transfers: readonly Transfer[]
}

/** Transfers that hand everybody's stakes at a table back, as after a void coup; the bank lies as it was. */
export const voidTransfers = (evening: Evening, id: TableId): Transfer[] =>
  membersIn(evening.persons).flatMap((member) =>
    move(stakeOf(id, member), chipsOf(member), balance(evening, stakeOf(id, member))),
  )

/** The event that makes the coup in play void, for any section; throws when no coup is in play, which is a bug. */
export function voidedCoup(
  evening: Evening,
  id: TableId,
  { provision, why }: Pick<CoupVoided, 'provision' | 'why'>,
): CoupVoided {
  const table = evening.tables[id]
  if (!table?.coup || !table.mano) throw new Error(`no coup to make void at table ${id}`)
  const { coup, mano } = table
  const settled = recordOf(evening, table, { mano, coup, settlement: null })
  return {
    type: 'coupVoided',
    table: id,
    book: BOOK,
    provision,
    why,
    settled: { ...settled, resultBy: provision },
    transfers: voidTransfers(evening, id),
  }
}
