import { blackJackArticle } from '../article'
import type { ShoeEvent } from '../play/events'

export const { article: cardsArticle, command: cardsCommand } = blackJackArticle<ShoeEvent>()
