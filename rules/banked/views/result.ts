import { expectedFloat } from '../../float/bank'
import type { Scene } from '../../float/scene'
import { type BankStatement, bankStatement } from '../../float/views/bank'
import { type Chips, NO_CHIPS } from '../../kernel/chips'

/** A table's money since its opening; the expected float is live. Source: J.6, K.4. */
export interface TableResult {
  /** The bank's result of all colpi. */
  readonly won: Chips
  /** The result by the float, with the sum that should be counted now; null before the box of the table is open. */
  readonly float: (BankStatement & { readonly expected: Chips | null }) | null
}

/** The result of a table's bank by its colpi, also once the tableau is closed. */
export const wonIn = ({ floor }: Pick<Scene, 'floor'>, id: string): Chips =>
  floor.tables.find((table) => table.id === id)?.bank?.won ?? NO_CHIPS

/** The result of a table: what it won by its colpi, and by its float. */
export function resultAt(scene: Scene, id: string): TableResult {
  const statement = bankStatement(scene, id)
  return {
    won: wonIn(scene, id),
    float: statement && {
      ...statement,
      expected: statement.isClosed ? null : expectedFloat(scene, id),
    },
  }
}
