import { blackJackArticle } from '../article'
import type { ShoeEvent } from './events'

export const { article: cardsArticle, command: cardsCommand } = blackJackArticle<ShoeEvent>()
