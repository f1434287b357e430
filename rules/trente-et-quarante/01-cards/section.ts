import { cardsArticle, tagliaCommands } from './commands'
import type { TagliaEnd } from './events'
import { evolveCards } from './events'
import { CARDS_REFUSALS } from './refusals'

/** Section 1: cards and taglia. */
export const cardsOf = (tagliaEnd: TagliaEnd) =>
  cardsArticle({
    id: '1',
    commands: tagliaCommands(tagliaEnd),
    refusals: CARDS_REFUSALS,
    evolve: evolveCards,
  })
