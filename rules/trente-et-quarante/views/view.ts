import type { BankedAudience } from '../../banked/views/audience'
import type { Instant } from '../../kernel/decider'
import type { Evening } from '../evening'
import { type BoardView, boardView } from './board'
import { type DeputatoView, deputatoView } from './deputato'
import { type DeskView, deskView } from './desk'
import { type MemberView, memberView } from './member'
import { type TableView, tableView } from './table'

/** Any view of trente et quarante, by its kind. */
export type View = BoardView | TableView | DeskView | MemberView | DeputatoView

/** The view of an audience now; null when there is none. */
export function viewOf(evening: Evening, audience: BankedAudience, at: Instant): View | null {
  switch (audience.kind) {
    case 'board':
      return boardView(evening)
    case 'table':
      return tableView(evening, audience.table, at)
    case 'desk':
      return deskView(evening, audience, at)
    case 'member':
      return memberView(evening, audience.member, at)
    case 'deputato':
      return deputatoView(evening, audience.member, at)
  }
}
