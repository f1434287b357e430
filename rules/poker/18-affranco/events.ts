import type { Evolve } from '../../kernel/article'
import type { MemberId } from '../../kernel/ids'
import { type Evening, withTable } from '../evening'
import type { TableId } from '../state/ids'

/** The two affranchi, or three where the class admits three, as the table recorded them; empty when they give the pact up. */
export type AffrancoDeclared = {
  type: 'affrancoDeclared'
  table: TableId
  affranchi: readonly MemberId[]
}

export const evolveAffranco: Evolve<Evening, AffrancoDeclared> = {
  affrancoDeclared: (evening, { table, affranchi }) =>
    withTable(evening, table, () => ({ affranchi })),
}
