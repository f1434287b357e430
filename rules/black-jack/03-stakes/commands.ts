import { blackJackArticle } from '../article'
import type { LimitEvent, StakeEvent } from './events'

export const { article: stakesArticle, command: stakesCommand } = blackJackArticle<
  LimitEvent | StakeEvent
>()
