import { cheminArticle } from '../article'
import type { CoupVoided } from '../play/voided'
import { answerAsking, closeAsking } from './answers'
import { refuseBoundCoup } from './bound'
import { type BankerErrorsEvent, evolveBankerErrors } from './events'
import { BANKER_ERRORS_REFUSALS } from './refusals'
import { reportBankerError } from './report'

const { article } = cheminArticle<BankerErrorsEvent, CoupVoided>()

/** Section 10: errors of the banker. */
export const bankerErrors = article({
  id: '10',
  commands: { reportBankerError, answerAsking, closeAsking, refuseBoundCoup },
  refusals: BANKER_ERRORS_REFUSALS,
  evolve: evolveBankerErrors,
})
