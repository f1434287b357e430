import { expectedFloat } from '../../float/bank'
import type { Scene } from '../../float/scene'
import { type BankStatement, bankStatement } from '../../float/views/bank'
import type { Chips } from '../../kernel/chips'
import { balance, bancoOf } from '../accounts'

/** A table's money since its opening; the expected float is live. Source: J.6, K.4. */
export interface TableResult {
  /** The bank's result of all colpi. */
  readonly won: Chips
  /** The result by the float, with the sum that should be counted now; null before the box of the table is open. */
  readonly float: (BankStatement & { readonly expected: Chips | null }) | null
}

/** The result of a table: what it won by its colpi, and by its float. */
export function resultAt(scene: Scene, id: string): TableResult {
  const statement = bankStatement(scene, id)
  return {
    won: balance({ accounts: scene.floor.balances }, bancoOf(id)),
    float: statement && {
      ...statement,
      expected: statement.isClosed ? null : expectedFloat(scene, id),
    },
  }
}
