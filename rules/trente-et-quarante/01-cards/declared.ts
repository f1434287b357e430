import { trenteArticle } from '../article'
import type { TagliaEvent } from '../play/events'

export const { article: cardsArticle, command: cardsCommand } = trenteArticle<TagliaEvent>()
