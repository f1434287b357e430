import { rowsArticle } from './commands'
import { dealingCommands } from './dealing'
import { evolveRows } from './events'
import { ROWS_REFUSALS } from './refusals'
import type { EqualRows } from './results'
import { settlingCommands } from './settling'

/** Section 2: chances and rows. */
export const rowsOf = (equal: EqualRows) =>
  rowsArticle({
    id: '2',
    commands: { ...dealingCommands(equal), ...settlingCommands(equal) },
    refusals: ROWS_REFUSALS,
    evolve: evolveRows,
  })
