import { floatArticle } from '../article'
import type { OfficeEvent } from './events'

export const { article: officeArticle, command: officeCommand } = floatArticle<OfficeEvent>()
