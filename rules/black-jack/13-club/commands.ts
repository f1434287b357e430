import { blackJackArticle } from '../article'
import type { ClubEvent } from './events'

export const { article: clubArticle, command: clubCommand } = blackJackArticle<ClubEvent>()
