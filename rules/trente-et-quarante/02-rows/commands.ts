import { trenteArticle } from '../article'
import type { RowEvent, StakeEvent, TagliaEvent } from '../play/events'

/** Events of other sections that a settlement may cause: the taglia's end, and the next invitation. */
export type FromRows = TagliaEvent | StakeEvent

export const { article: rowsArticle, command: rowsCommand } = trenteArticle<RowEvent, FromRows>()
