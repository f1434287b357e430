import { cardErrors } from './cards'
import { type ErrorCourse, errorsArticle } from './commands'
import { dealErrors } from './deals'
import { evolveErrors } from './events'
import { ERROR_REFUSALS } from './refusals'
import { surplusErrors } from './surplus'

/** Section 12: errors at the table. */
export const errorsOf = (course: ErrorCourse) =>
  errorsArticle({
    id: '12',
    commands: { ...cardErrors(course), ...surplusErrors(course), ...dealErrors(course) },
    refusals: ERROR_REFUSALS,
    evolve: evolveErrors,
  })
