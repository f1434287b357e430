import { z } from 'zod'
import { happens } from '../../kernel/decider'
import { isRefused } from '../../kernel/refusal'
import { reason } from '../../kernel/text'
import {
  notPlaying,
  notTakingPart,
  personsAtTables,
  playingAt,
  tableAt,
  tablesInReach,
} from '../frame/at-table'
import { inCoup } from '../frame/offered'
import { EMPLOYEE, INSPECTOR } from '../frame/roles'
import { limitOf } from '../mano/present'
import { refuse } from '../refuse'
import { hasSeenCard } from '../stakes/at-coup'
import { ofMember, ofTable } from '../state/forms'
import { partnersCommand } from './commands'

/** S.81: the employee stops a banco caller who has seen a card from taking a partner. */
const stopPartner = partnersCommand({
  schema: ofMember,
  may: EMPLOYEE,
  decide(evening, { table: id, member }) {
    const table = playingAt(evening, id)
    if (isRefused(table)) return table
    const { coup } = table
    if (!coup) return refuse(null, 'no-coup')
    const named = { member: { member } }
    const hasCalled = coup.calls.some((call) => call.member === member)
    if (!hasCalled || !hasSeenCard(coup, member)) return refuse('S.81', 'no-card-seen', named)
    const isStopped = coup.incidents.some(
      (one) => one.provision === 'S.81' && one.member === member,
    )
    return isStopped
      ? refuse('S.81', 'stopped-already', named)
      : happens({ type: 'partnerStopped', table: id, member })
  },
  offeredFrom: inCoup,
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id, coup }) =>
      coup?.holder ? [{ table: id, member: coup.holder.member }] : [],
    ),
})

/** S.82: the inspector keeps a player from joining mano after mano, for the rest of the evening. */
const barFromPartnerships = partnersCommand({
  schema: ofMember.extend({ why: reason(3, 300) }),
  may: INSPECTOR,
  decide(evening, { table: id, member, why }) {
    const table = tableAt(evening, id)
    const refused = notPlaying(evening, table) ?? notTakingPart(evening, member)
    if (refused) return refused
    return limitOf(table, member, 'no-partner')
      ? refuse('S.82', 'barred-already', { member: { member } })
      : happens({ type: 'partnershipsBarred', table: id, member, why })
  },
  candidates: (evening, by) =>
    personsAtTables(evening, by).map((named) => ({ ...named, why: 'più mani' })),
})

/** The inspector lets a player join banks again. */
const allowInPartnerships = partnersCommand({
  schema: ofMember,
  may: INSPECTOR,
  decide(evening, { table: id, member }) {
    const table = playingAt(evening, id)
    if (isRefused(table)) return table
    return limitOf(table, member, 'no-partner')
      ? happens({ type: 'partnershipsAllowedTo', table: id, member })
      : refuse('S.82', 'not-barred', { member: { member } })
  },
  candidates: personsAtTables,
})

/** S.82: the inspector allows no partnerships for want of play, or allows them again. */
const setPartnerships = partnersCommand({
  schema: ofTable.extend({ allowed: z.boolean() }),
  may: INSPECTOR,
  decide(evening, { table: id, allowed }) {
    const table = playingAt(evening, id)
    if (isRefused(table)) return table
    return table.partnersRefused === allowed
      ? happens({ type: 'partnershipsSet', table: id, allowed })
      : refuse('S.82', 'allowed-already')
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).map(({ id, partnersRefused }) => ({
      table: id,
      allowed: partnersRefused,
    })),
})

export const inspectedCommands = {
  stopPartner,
  barFromPartnerships,
  allowInPartnerships,
  setPartnerships,
}
