import { answerAsking, closeAsking } from './10-banker-errors/answers'
import { refuseBoundCoup, withBoundCoupRefused } from './10-banker-errors/bound'
import type { BankerErrorsEvent } from './10-banker-errors/events'
import { withAskingAnswered, withAskingClosed } from './10-banker-errors/evolve'
import { reportBankerError } from './10-banker-errors/report'
import { cheminArticle } from './article'
import { withErred } from './errors/report'
import type { CoupVoided } from './play/voided'
import { BANKER_ERRORS_REFUSALS } from './refusals/10-banker-errors'

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
