import { cheminArticle } from '../article'
import type { ClubEvent } from './events'

/** Section C and its commands. */
export const { article: clubArticle, command: clubCommand } = cheminArticle<ClubEvent>()
