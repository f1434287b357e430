import { membersIn } from '../../kernel/ids'
import { move, type Transfer } from '../../kernel/ledger'
import { balance, chipsOf, stakeOf } from '../accounts'
import type { Evening } from '../state/evening'
import type { TableId } from '../state/ids'

/** Transfers that hand everybody's stakes at a table back, as after a void coup; the bank lies as it was. */
export const voidTransfers = (evening: Evening, id: TableId): Transfer[] =>
  membersIn(evening.persons).flatMap((member) =>
    move(stakeOf(id, member), chipsOf(member), balance(evening, stakeOf(id, member))),
  )
