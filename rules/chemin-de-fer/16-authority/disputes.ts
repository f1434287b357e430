import { z } from 'zod'
import { type Decision, happens, isOfficer } from '../../kernel/decider'
import { membersIn } from '../../kernel/ids'
import { LONGEST_STATEMENT, LONGEST_SUBJECT } from '../../kernel/lengths'
import { MemberId } from '../../kernel/memberId'
import { reason } from '../../kernel/text'
import { notTakingPart, personsInReach, tableAt, tablesInReach } from '../frame/at-table'
import { onceDisputed } from '../frame/offered'
import { PLAYER } from '../frame/roles'
import { refuse } from '../refuse'
import type { Evening } from '../state/evening'
import { ofTable } from '../state/forms'
import type { Table } from '../state/table'
import { authorityCommand, disputeAt, MaybeRow, OfDispute, openDisputesInReach } from './commands'
import type { DisputeEvent } from './events'

/** Disputes of one member that may be open at a table, and statements of one member about a dispute. */
const MOST_OPEN = 3
const MOST_STATEMENTS = 4

/**
 * Opens a dispute about a coup, or (0) about none, by somebody who takes part; the game goes on unless the inspector
 * stops it. Source: S.39a.
 */
const openDispute = authorityCommand({
  schema: ofTable.extend({
    coup: z.int().nonnegative(),
    about: reason(1, LONGEST_SUBJECT),
    provision: MaybeRow,
    contenders: z.array(MemberId).min(1).max(20),
  }),
  may: PLAYER,
  from: 'anywhere',
  afterClosing: true,
  decide(
    evening,
    { table: id, coup, about, provision, contenders },
    { by },
  ): Decision<DisputeEvent> {
    const table = tableAt(evening, id)
    const outsider = by.member === null || isOfficer(by) ? null : notTakingPart(evening, by.member)
    if (outsider) return outsider
    if (evening.status === 'closed') return refuse('S.39a', 'evening-closed')
    if (evening.tableau) return refuse('S.39a', 'reopen-tableau-first')
    if (coup > table.coupSerial) return refuse('S.39a', 'no-such-coup', { coup })
    if (new Set(contenders).size !== contenders.length) return refuse('S.39a', 'named-twice')
    const stranger = contenders.find((member) => notTakingPart(evening, member) !== null)
    if (stranger !== undefined)
      return refuse('S.39a', 'not-taking-part', { member: { member: stranger } })
    const open = table.disputes.filter(
      ({ status, openedBy }) => status === 'open' && openedBy !== null && openedBy === by.member,
    ).length
    if (!isOfficer(by) && open >= MOST_OPEN) return refuse('S.39a', 'ruled-first', { open })
    const dispute = table.disputes.length + 1
    return happens({
      type: 'disputeOpened',
      table: id,
      dispute,
      coup,
      about,
      provision,
      contenders,
    })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) => {
      const contenders = contendersAt(evening, table)
      if (contenders.length === 0) return []
      return [{ table: table.id, coup: table.coupSerial, about: '—', provision: null, contenders }]
    }),
})

/** The two sides of the latest coup, where the table knows them. */
function contendersAt({ persons }: Evening, table: Table): MemberId[] {
  const last = table.past.at(-1)
  const sides = last ? [last.banker, last.holder].flatMap((one) => one ?? []) : []
  return sides.length > 0 ? [...new Set(sides)] : membersIn(persons).slice(0, 1)
}

/** A member says for the record what they saw; anybody who takes part may. Source: S.39a, cf69. */
const stateToDispute = authorityCommand({
  schema: OfDispute.extend({ member: MemberId, text: reason(1, LONGEST_STATEMENT) }),
  may: PLAYER,
  afterClosing: true,
  decide(evening, { table: id, dispute: number, member, text }): Decision<DisputeEvent> {
    const dispute = disputeAt(tableAt(evening, id), number)
    if (!dispute) return refuse('S.39a', 'no-such-dispute')
    if (dispute.status !== 'open') return refuse('S.39a', 'dispute-over')
    const stranger = notTakingPart(evening, member)
    if (stranger) return stranger
    const times = dispute.statements.filter((one) => one.member === member).length
    if (times >= MOST_STATEMENTS) return refuse('S.39a', 'said-already', { times })
    return happens({ type: 'disputeStated', table: id, dispute: number, member, text })
  },
  offeredFrom: onceDisputed,
  candidates: (evening, by) =>
    openDisputesInReach(evening, by).flatMap(({ table, dispute }) =>
      personsInReach(evening, by).map((member) => ({
        table,
        dispute: dispute.number,
        member,
        text: '—',
      })),
    ),
})

/** A dispute is withdrawn by whoever opened it, by the tablet if it was opened there, or by an officer. */
const withdrawDispute = authorityCommand({
  schema: OfDispute,
  may: PLAYER,
  from: 'anywhere',
  afterClosing: true,
  decide(evening, { table: id, dispute: number }, { by }): Decision<DisputeEvent> {
    const dispute = disputeAt(tableAt(evening, id), number)
    if (!dispute) return refuse('S.39a', 'no-such-dispute')
    if (dispute.status !== 'open') return refuse('S.39a', 'dispute-over')
    const opener = dispute.openedBy === null ? by.post === id : dispute.openedBy === by.member
    if (!opener && !isOfficer(by)) return refuse('S.39a', 'opener-withdraws')
    return happens({ type: 'disputeWithdrawn', table: id, dispute: number })
  },
  offeredFrom: onceDisputed,
  candidates: (evening, by) =>
    openDisputesInReach(evening, by).map(({ table, dispute }) => ({
      table,
      dispute: dispute.number,
    })),
})

export const disputeCommands = { openDispute, stateToDispute, withdrawDispute }
