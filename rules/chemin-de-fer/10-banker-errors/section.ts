import { cheminArticle } from '../article'
import { withErred } from '../errors/report'
import type { CoupVoided } from '../play/voided'
import { answerAsking, closeAsking } from './answers'
import { refuseBoundCoup, withBoundCoupRefused } from './bound'
import type { BankerErrorsEvent } from './events'
import { withAskingAnswered, withAskingClosed } from './evolve'
import { BANKER_ERRORS_REFUSALS } from './refusals'
import { reportBankerError } from './report'

const { article } = cheminArticle<BankerErrorsEvent, CoupVoided>()

/** Section 10: errors of the banker. */
export const bankerErrors = article({
  id: '10',
  commands: { reportBankerError, answerAsking, closeAsking, refuseBoundCoup },
  refusals: BANKER_ERRORS_REFUSALS,
  evolve: {
    bankerErred: (evening, event, { at }) => withErred(evening, event, at),
    askingAnswered: (evening, event, { at }) => withAskingAnswered(evening, event, at),
    askingClosed: (evening, event, { at }) => withAskingClosed(evening, event, at),
    boundCoupRefused: withBoundCoupRefused,
  },
})
