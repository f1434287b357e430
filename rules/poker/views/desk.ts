import type { Instant } from '../../kernel/decider'
import type { Evening } from '../evening'
import { offersTo } from '../offers'
import { listView } from './list'
import type { DeskView, PokerAudience } from './shapes'
import { tableState } from './table'
import { tableauView } from './tableau'

/** The desk: every list and table, the counts, and what this secretary may do. */
export function deskView(
  evening: Evening,
  { member, roles }: Extract<PokerAudience, { kind: 'desk' }>,
  at: Instant,
): DeskView {
  const signUps = Object.values(evening.signUps)
  return {
    kind: 'desk',
    status: evening.status,
    title: evening.title,
    day: evening.day,
    lists: Object.values(evening.lists).map((list) => ({
      ...listView(evening, list),
      settings: list.settings,
      all: signUps.filter((signUp) => signUp.list === list.id),
    })),
    tables: Object.values(evening.tables).map((table) => ({
      ...tableState(evening, table),
      closing: table.closing,
      tableau: tableauView(table),
    })),
    outOfClub: evening.outOfClub,
    precedence: evening.precedence.map(({ member }) => member),
    offers: offersTo(evening, { roles, member, post: null }, at),
  }
}
