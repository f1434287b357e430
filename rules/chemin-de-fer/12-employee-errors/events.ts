import type { Evolve } from '../../kernel/article'
import type { MemberId } from '../../kernel/ids'
import { type Erred, withErred } from '../errors/report'
import { type Evening, withTable, withTransfers } from '../evening'
import { manoOver } from '../mano/ending'
import type { Moving } from '../mano/events'
import type { SeatNumber, TableId } from '../state/ids'
import type { EmployeeErrorKind } from './errors'

export type EmployeeErrorsEvent =
  | Erred<'employeeErred', EmployeeErrorKind>
  /** S.135: the mano was given out of turn; it goes to its owner, or it goes on. */
  | (Moving & {
      readonly type: 'wrongTurnGiven'
      readonly table: TableId
      readonly banker: MemberId
      readonly owner: MemberId
      readonly seat: SeatNumber
      readonly goesBack: boolean
    })

export const evolveEmployeeErrors: Evolve<Evening, EmployeeErrorsEvent> = {
  employeeErred: (evening, event, { at }) => withErred(evening, event, at),
  wrongTurnGiven: (evening, { table: id, seat, goesBack, transfers }) =>
    goesBack
      ? withTransfers(
          withTable(evening, id, (table) => ({ ...manoOver(table, 'dropped'), turn: seat })),
          transfers,
        )
      : evening,
}
