import { trenteArticle } from '../article'
import type { ClubEvent } from './events'

export const { article: clubArticle, command: clubCommand } = trenteArticle<ClubEvent>()
