import { takeBack } from './17-club/back'
import { casseCommands } from './17-club/casse'
import { acceptImbalance, beginCount, closeTableau, countChips, resumePlay } from './17-club/count'
import { clubArticle } from './17-club/declared'
import { eveningCommands } from './17-club/evening'
import { evolveClub } from './17-club/evolve'
import {
  askReopening,
  dropReopening,
  markHanded,
  markReceived,
  reopen,
  unmarkPayment,
} from './17-club/payments'
import { CLUB_REFUSALS } from './refusals/17-club'

/** Section C: the evening, its tables and levels, casse, the count and the tableau, as at the club's other games. */
export const club = clubArticle({
  id: 'C',
  commands: {
    ...eveningCommands,
    ...casseCommands,
    takeBack,
    beginCount,
    countChips,
    resumePlay,
    acceptImbalance,
    closeTableau,
    markHanded,
    markReceived,
    unmarkPayment,
    askReopening,
    reopen,
    dropReopening,
  },
  refusals: CLUB_REFUSALS,
  evolve: evolveClub,
})
