import { answerAsking, closeAsking } from './10-banker-errors/answers'
import type { BankerErrorsEvent } from './10-banker-errors/events'
import { reportBankerError } from './10-banker-errors/report'
import { cheminArticle } from './article'
import { afterAnswer, afterAsking, afterSilence } from './errors/answers'
import { withErred } from './errors/report'
import { withCoup, withTransfers } from './evening'
import { BANKER_ERRORS_REFUSALS } from './refusals/10-banker-errors'

const { article } = cheminArticle<BankerErrorsEvent>()

/** Section 10: errors of the banker. */
export const bankerErrors = article({
  id: '10',
  commands: { reportBankerError, answerAsking, closeAsking },
  refusals: BANKER_ERRORS_REFUSALS,
  evolve: {
    bankerErred: (evening, event, { at }) => withErred(evening, event, at),
    askingAnswered: (evening, { table: id, transfers, ...said }, { at }) =>
      withTransfers(
        withCoup(evening, id, (coup, table) => afterAnswer(table, coup, said, at)),
        transfers,
      ),
    askingClosed: (evening, { table: id, provision, isVoid, transfers }, { at }) => {
      const told = withCoup(evening, id, (coup, table) => afterSilence(table, coup, at))
      const over = withCoup(told, id, (coup) => ({
        ...afterAsking(coup),
        ...(isVoid && { phase: 'decided', result: 'void', resultBy: provision }),
      }))
      return withTransfers(over, transfers)
    },
    boundCoupRefused: (evening) => evening,
  },
})
