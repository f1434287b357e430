import { blackJackArticle } from '../article'
import type { ClaimEvent, SettlingEvent } from './events'

export const { article: settlingArticle, command: settlingCommand } = blackJackArticle<
  SettlingEvent | ClaimEvent
>()
