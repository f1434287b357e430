import type { TagliaEvent } from '../01-cards/events'
import type { StakeEvent } from '../03-stakes/events'
import { trenteArticle } from '../article'
import type { RowEvent } from './events'

/** Events of other sections that a settlement may cause: the taglia's end, and the next invitation. */
export type FromRows = TagliaEvent | StakeEvent

export const { article: rowsArticle, command: rowsCommand } = trenteArticle<RowEvent, FromRows>()
