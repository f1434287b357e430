import { pokerArticle } from '../article'
import type { RoomEvent } from '../room/after'
import { acceptImbalance, beginCount, closeTableau, countResto, resumePlay } from './count'
import { evolveTableau, type TableauEvent } from './events'
import {
  askReopen,
  confirmReopen,
  dropReopen,
  markHanded,
  markReceived,
  unmarkPayment,
} from './payments'
import { TABLEAU_REFUSALS } from './refusals'

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
