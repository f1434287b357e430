import type { Seating } from '../play/places'
import { casseCommands } from './casse'
import { clubArticle } from './commands'
import { commandsOfDay } from './day'
import { evolveClub } from './events'
import { recordCommands } from './record'
import { CLUB_REFUSALS } from './refusals'

/** Section J: the day, its casse and its tableau, levels and entries taken back, as at the club's other games. */
export const clubOf = (seating: Seating) =>
  clubArticle({
    id: 'J',
    commands: { ...commandsOfDay, ...casseCommands, ...recordCommands(seating) },
    refusals: CLUB_REFUSALS,
    evolve: evolveClub,
  })
