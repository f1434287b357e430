import { cheminArticle } from './article'
import { EMPLOYEE_ERRORS_REFUSALS } from './refusals/12-employee-errors'

const { article } = cheminArticle<never>()

/** Section 12: errors of the employee. */
export const employeeErrors = article({
  id: '12',
  commands: {},
  refusals: EMPLOYEE_ERRORS_REFUSALS,
  evolve: {},
})
