import { casseCommands } from './casse'
import { clubArticle } from './commands'
import { commandsOfDay } from './day'
import { evolveClub } from './events'
import { CLUB_REFUSALS } from './refusals'
import { type NoColpoFollows, tableCommands } from './tables'

/** Section K: the day and its tables, casse and tableau, levels and entries taken back, as at the club's other games. */
export const clubOf = (noColpoFollows: NoColpoFollows) =>
  clubArticle({
    id: 'K',
    commands: { ...commandsOfDay, ...tableCommands(noColpoFollows), ...casseCommands },
    refusals: CLUB_REFUSALS,
    evolve: evolveClub,
  })
