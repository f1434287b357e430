import { happens } from '../../kernel/decider'
import { isRefused } from '../../kernel/refusal'
import { reason } from '../../kernel/text'
import { notPlaying, notTakingPart, personsAtTables, playingAt, tableAt } from '../frame/at-table'
import { INSPECTOR } from '../frame/roles'
import { limitOf } from '../mano/present'
import { refuse } from '../refuse'
import { ofMember } from '../state/forms'
import { seguitoCommand } from './commands'

/** S.104: the inspector takes the right to buy mani from a member, for the rest of the evening. */
const barFromBuying = seguitoCommand({
  schema: ofMember.extend({ why: reason(3, 300) }),
  may: INSPECTOR,
  decide(evening, { table: id, member, why }) {
    const table = tableAt(evening, id)
    const refused = notPlaying(evening, table) ?? notTakingPart(evening, member)
    if (refused) return refused
    return limitOf(table, member, 'no-auction')
      ? refuse('S.95a', 'already-barred', { member: { member } })
      : happens({ type: 'buyingBarred', table: id, member, why })
  },
  candidates: (evening, by) =>
    personsAtTables(evening, by).map((named) => ({ ...named, why: 'accordo' })),
})

/** The inspector gives the right to buy back. */
const allowBuying = seguitoCommand({
  schema: ofMember,
  may: INSPECTOR,
  decide(evening, { table: id, member }) {
    const table = playingAt(evening, id)
    if (isRefused(table)) return table
    return limitOf(table, member, 'no-auction')
      ? happens({ type: 'buyingAllowed', table: id, member })
      : refuse('S.95a', 'not-barred', { member: { member } })
  },
  candidates: personsAtTables,
})

export const barringCommands = { barFromBuying, allowBuying }
