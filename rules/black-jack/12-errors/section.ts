import { cardErrors } from './cards'
import { errorsArticle } from './commands'
import { dealErrors } from './deals'
import { evolveErrors } from './evolve'
import { ERROR_REFUSALS } from './refusals'
import { surplusErrors } from './surplus'

/** Section 12: errors at the table. */
export const errors = errorsArticle({
  id: '12',
  commands: { ...cardErrors, ...surplusErrors, ...dealErrors },
  refusals: ERROR_REFUSALS,
  evolve: evolveErrors,
})
