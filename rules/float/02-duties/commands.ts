import { floatArticle } from '../article'
import type { DutyEvent } from './events'

export const { article: dutyArticle, command: dutyCommand } = floatArticle<DutyEvent>()
