import { trenteArticle } from '../article'
import type { StakeEvent } from '../play/events'

export const { article: stakesArticle, command: stakesCommand } = trenteArticle<StakeEvent>()
