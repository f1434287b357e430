import type { MemberId } from '../../kernel/ids'
import type { Settings } from '../settings'
import type { Table } from '../state/table'

/** Rows by which a punter takes no cards while others have money on the coup. */
export type Bar = 'S.112' | 'S.28' | 'V.rule-no-cards'

/**
 * The row that keeps the cards from a punter while others have money on the coup: alla regola where the house bars it
 * (V.rule-no-cards), inexpert (S.112), refused them for delay (S.28). Null when none does (cd18).
 */
export function barOfPunter(table: Table, settings: Settings, member: MemberId): Bar | null {
  if (!settings.regolaTakesCards && table.regola.includes(member)) return 'V.rule-no-cards'
  if (table.limits.length === 0) return null
  const mark = table.limits.find((limit) => limit.member === member && limit.kind === 'inexpert')
  if (!mark) return null
  return mark.provision === 'S.28' ? 'S.28' : 'S.112'
}
