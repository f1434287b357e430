import type { Instant } from '../../decider'
import type { Evening } from '../evening'
import { offersTo } from '../offers'
import { seatedPlayers } from '../resti'
import type { MemberId } from '../state/ids'
import { shownColpo } from './colpo'
import type { DeputatoView } from './shapes'
import { tableSummary } from './summary'
import { tableauView } from './tableau'

/** The deputato: disputes with the colpi they are about, and counts that wait for his word. Source: XVII, M5. */
export function deputatoView(evening: Evening, member: MemberId, at: Instant): DeputatoView {
  return {
    kind: 'deputato',
    status: evening.status,
    title: evening.title,
    day: evening.day,
    tables: Object.values(evening.tables).map((table) => {
      const { gap, recountNeeded } = tableauView(table)
      return {
        id: table.id,
        label: tableSummary(evening, table, 'shown').label,
        seated: seatedPlayers(table).map((player) => player.member),
        disputes: table.disputes,
        colpi: [...(table.colpo ? [table.colpo] : []), ...table.colpi.map(shownColpo)],
        corrections: table.corrections,
        accounts: table.accounts,
        gap,
        recountNeeded,
      }
    }),
    offers: offersTo(evening, { roles: ['deputato'], member, table: null }, at),
  }
}
