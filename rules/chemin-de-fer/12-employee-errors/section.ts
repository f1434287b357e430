import { type Decision, happens } from '../../kernel/decider'
import { isRefused } from '../../kernel/refusal'
import { cheminArticle } from '../article'
import { NO_HANDS } from '../errors/forms'
import { caseAt, erred, withVoid } from '../errors/report'
import { tablesInReach } from '../frame/at-table'
import { inCoup } from '../frame/offered'
import { EMPLOYEE } from '../frame/roles'
import type { CoupVoided } from '../play/voided'
import type { Coup } from '../state/coup'
import { ofTable } from '../state/forms'
import { EmployeeError, employeeFollows } from './errors'
import { type EmployeeErrorsEvent, evolveEmployeeErrors } from './events'
import { EMPLOYEE_ERRORS_REFUSALS } from './refusals'
import { reportWrongTurn } from './turn'

const { article, command } = cheminArticle<EmployeeErrorsEvent, CoupVoided>()

/** One of each error with what a table would say first; the screen asks for the rest. */
const eachOf = ({ calls }: Coup): readonly EmployeeError[] => [
  { kind: 'basket' },
  { kind: 'exposed', passing: true },
  { kind: 'exposed', passing: false },
  { kind: 'muddled' },
  { kind: 'wrongHolder', seen: false },
  { kind: 'wrongHolder', seen: true },
  ...calls.map(({ member }) => ({ kind: 'deniedCards' as const, member, laidProperly: true })),
  ...(['carta', 'no'] as const).map((said) => ({
    kind: 'wrongWord' as const,
    said,
    out: [],
    hands: NO_HANDS,
  })),
]

const reportEmployeeError = command({
  schema: ofTable.extend({ error: EmployeeError }),
  may: EMPLOYEE,
  refuseStale: true,
  decide(evening, { table: id, error }, { at }): Decision<EmployeeErrorsEvent | CoupVoided> {
    const kase = caseAt(evening, id)
    if (isRefused(kase)) return kase
    const follows = employeeFollows(kase, error)
    if (isRefused(follows)) return follows
    const member = error.kind === 'deniedCards' ? error.member : null
    const event = erred('employeeErred', kase, { error: error.kind, member }, follows)
    return happens<EmployeeErrorsEvent | CoupVoided>(...withVoid(kase, event, at))
  },
  offeredFrom: inCoup,
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id: table, coup }) =>
      coup ? eachOf(coup).map((error) => ({ table, error })) : [],
    ),
})

/** Section 12: errors of the employee. */
export const employeeErrors = article({
  id: '12',
  commands: { reportEmployeeError, reportWrongTurn },
  refusals: EMPLOYEE_ERRORS_REFUSALS,
  evolve: evolveEmployeeErrors,
})
