import { blackJackArticle } from '../article'
import type { SettlingEvent } from '../play/events'

export const { article: settlingArticle, command: settlingCommand } =
  blackJackArticle<SettlingEvent>()
