import { trenteArticle } from '../article'
import type { StakeEvent } from './events'

export const { article: stakesArticle, command: stakesCommand } = trenteArticle<StakeEvent>()
