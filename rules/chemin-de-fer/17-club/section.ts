import { takeBack } from './back'
import { casseCommands } from './casse'
import { clubArticle } from './commands'
import { acceptImbalance, beginCount, closeTableau, countChips, resumePlay } from './count'
import { eveningCommands } from './evening'
import { evolveClub } from './events'
import {
  askReopening,
  dropReopening,
  markHanded,
  markReceived,
  reopen,
  unmarkPayment,
} from './payments'
import { CLUB_REFUSALS } from './refusals'

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
