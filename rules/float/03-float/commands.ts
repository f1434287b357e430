import { floatArticle } from '../article'
import type { FloatBoxEvent } from './events'

export const { article: boxArticle, command: boxCommand } = floatArticle<FloatBoxEvent>()
