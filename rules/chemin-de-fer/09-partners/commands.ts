import { cheminArticle } from '../article'
import type { PartnersEvent } from './events'

export const { article: partnersArticle, command: partnersCommand } = cheminArticle<PartnersEvent>()
