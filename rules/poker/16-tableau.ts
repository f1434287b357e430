import {
  acceptImbalance,
  beginCount,
  closeTableau,
  countResto,
  resumePlay,
} from './16-tableau/count'
import { evolveTableau, type TableauEvent } from './16-tableau/events'
import {
  askReopen,
  confirmReopen,
  dropReopen,
  markHanded,
  markReceived,
  unmarkPayment,
} from './16-tableau/payments'
import { pokerArticle } from './article'
import { TABLEAU_REFUSALS } from './refusals/16-tableau'
import type { RoomEvent } from './room/events'

const { article } = pokerArticle<TableauEvent, RoomEvent>()

/** Art. XVI: the tableau, from the count of resti to the last payment. */
export const tableau = article({
  id: 'XVI',
  commands: {
    beginCount,
    countResto,
    resumePlay,
    acceptImbalance,
    closeTableau,
    markHanded,
    markReceived,
    unmarkPayment,
    askReopen,
    confirmReopen,
    dropReopen,
  },
  refusals: TABLEAU_REFUSALS,
  evolve: evolveTableau,
})
