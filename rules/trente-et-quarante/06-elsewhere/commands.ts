import { trenteArticle } from '../article'
import type { ElsewhereEvent, TagliaEvent } from '../play/events'

/** A void colpo may have been the last of its taglia. */
export type FromElsewhere = TagliaEvent

export const { article: elsewhereArticle, command: elsewhereCommand } = trenteArticle<
  ElsewhereEvent,
  FromElsewhere
>()
