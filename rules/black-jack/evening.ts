import { eveningOf, NO_DAY } from '../banked/evening'
import type { TableId } from '../banked/ids'
import { PROFILES } from './settings'
import { changedEvening, changedPerson, changedShoe, changedTable } from './state/changed'
import { copyEvening } from './state/copy'
import type { Evening } from './state/evening'
import type { Shoe } from './state/shoe'
import type { Table } from './state/table'

export type { Evening } from './state/evening'

/** The state before a day is opened. */
export const NO_EVENING: Evening = copyEvening({
  ...NO_DAY,
  settings: PROFILES.club,
  sentOut: [],
})

export const { withTable, withNewTable, withPerson, withTransfers } = eveningOf<Evening, Table>({
  changedEvening,
  changedTable,
  changedPerson,
})

/** The day with the shoe of a table changed. */
export const withShoe = (
  evening: Evening,
  id: TableId,
  change: (shoe: Shoe) => Partial<Shoe>,
): Evening => withTable(evening, id, ({ shoe }) => ({ shoe: changedShoe(shoe, change(shoe)) }))
