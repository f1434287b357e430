import type { Instant } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import type { Evening } from '../evening'
import { offersTo } from '../offers'
import type { PokerAudience } from './audience'
import { type BoardView, boardView } from './board'
import { type DeputatoView, deputatoView } from './deputato'
import { type DeskView, deskView } from './desk'
import { type MemberView, memberView, tableOfMember } from './member'
import { type TableView, tableState, tableView } from './table'

/** Any view of poker, by its kind. */
export type View = BoardView | TableView | DeskView | MemberView | DeputatoView

/** The view of an audience now; null when there is none. */
export function viewOf(evening: Evening, audience: PokerAudience, at: Instant): View | null {
  switch (audience.kind) {
    case 'board':
      return boardView(evening)
    case 'table':
      return tableView(evening, audience.table, at)
    case 'desk':
      return deskView(evening, audience, at)
    case 'member':
      return phoneView(evening, audience.member, at)
    case 'deputato':
      return deputatoView(evening, audience.member, at)
  }
}

/** III.1: players with a place at a table see its every resto, on their own phones too. */
function phoneView(evening: Evening, member: MemberId, at: Instant): View {
  const id = tableOfMember(evening, member)
  const table = id === null ? undefined : evening.tables[id]
  const own = table && {
    kind: 'table' as const,
    ...tableState(evening, table),
    colpi: [],
    offers: [],
    hindered: [],
  }
  const offers = offersTo(evening, { roles: ['socio'], member, post: null }, at)
  return memberView(evening, member, own ?? null, offers)
}
