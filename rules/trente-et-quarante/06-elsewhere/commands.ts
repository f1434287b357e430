import type { TagliaEvent } from '../01-cards/events'
import { trenteArticle } from '../article'
import type { ElsewhereEvent } from './events'

/** A void colpo may have been the last of its taglia. */
export type FromElsewhere = TagliaEvent

export const { article: elsewhereArticle, command: elsewhereCommand } = trenteArticle<
  ElsewhereEvent,
  FromElsewhere
>()
