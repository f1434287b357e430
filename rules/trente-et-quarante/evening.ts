import { eveningOf, NO_DAY } from '../banked/evening'
import type { TableId } from '../banked/ids'
import { PROFILES } from './settings'
import {
  changedColpo,
  changedEvening,
  changedPerson,
  changedTable,
  changedTaglia,
} from './state/changed'
import type { Colpo } from './state/colpo'
import { copyEvening } from './state/copy'
import type { Evening } from './state/evening'
import type { Table } from './state/table'
import type { Taglia } from './state/taglia'

export type { Evening } from './state/evening'

/** The state before a day is opened. */
export const NO_EVENING: Evening = copyEvening({ ...NO_DAY, settings: PROFILES.club })

export const { withTable, withNewTable, withPerson, withTransfers } = eveningOf<Evening, Table>({
  changedEvening,
  changedTable,
  changedPerson,
})

/** The day with the taglia of a table changed. */
export const withTaglia = (
  evening: Evening,
  id: TableId,
  change: (taglia: Taglia) => Partial<Taglia>,
): Evening =>
  withTable(evening, id, ({ taglia }) => ({ taglia: changedTaglia(taglia, change(taglia)) }))

/** The day with the colpo of a table changed; unchanged when none is in play. */
export const withColpo = (
  evening: Evening,
  id: TableId,
  change: (colpo: Colpo) => Partial<Colpo>,
): Evening =>
  withTable(evening, id, ({ colpo }) => ({ colpo: colpo && changedColpo(colpo, change(colpo)) }))
