import type { LimitEvent } from '../../banked/events'
import { blackJackArticle } from '../article'
import type { Settings } from '../settings'
import type { StakeEvent } from './events'

export const { article: stakesArticle, command: stakesCommand } = blackJackArticle<
  LimitEvent<Settings> | StakeEvent
>()
