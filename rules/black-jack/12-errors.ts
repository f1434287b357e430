import { cardErrors } from './12-errors/cards'
import { dealErrors } from './12-errors/deals'
import { errorsArticle } from './12-errors/declared'
import { evolveErrors } from './12-errors/evolve'
import { surplusErrors } from './12-errors/surplus'
import { ERROR_REFUSALS } from './refusals/12-errors'

/** Section 12: errors at the table. */
export const errors = errorsArticle({
  id: '12',
  commands: { ...cardErrors, ...surplusErrors, ...dealErrors },
  refusals: ERROR_REFUSALS,
  evolve: evolveErrors,
})
