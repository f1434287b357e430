import { casseCommands } from './07-club/casse'
import { dayCommands } from './07-club/day'
import { clubArticle } from './07-club/declared'
import { evolveClub } from './07-club/evolve'
import { tableCommands } from './07-club/tables'
import { CLUB_REFUSALS } from './refusals/07-club'

/** Section K: the day and its tables, casse and tableau, levels and entries taken back, as at the club's other games. */
export const club = clubArticle({
  id: 'K',
  commands: { ...dayCommands, ...tableCommands, ...casseCommands },
  refusals: CLUB_REFUSALS,
  evolve: evolveClub,
})
