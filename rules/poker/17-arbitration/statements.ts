import { z } from 'zod'
import { type Decision, happens } from '../../kernel/decider'
import { LONGEST_STATEMENT } from '../../kernel/lengths'
import { MemberId } from '../../kernel/memberId'
import { reason } from '../../kernel/text'
import { tableAt } from '../frame/at-table'
import { playersInReach, tablesInReach } from '../frame/reach'
import { refuse } from '../refuse'
import { ofTable } from '../state/forms'
import { arbitrationCommand, disputeAt } from './commands'
import type { ArbitrationEvent } from './events'
import { isSettled } from './waiting'

/** Statements of one member about a dispute. */
const MOST_STATEMENTS = 4

/** XVII.2: a contender, or who saw it, says for the record what happened, until the final word; whoever has sat there may. */
const stateToDispute = arbitrationCommand({
  schema: ofTable.extend({
    dispute: z.int().positive(),
    member: MemberId,
    text: reason(1, LONGEST_STATEMENT),
  }),
  may: ['socio', 'tavolo'],
  from: 'row',
  afterClosing: true,
  decide(evening, { table: id, dispute: number, member, text }): Decision<ArbitrationEvent> {
    const table = tableAt(evening, id)
    const dispute = disputeAt(table, number)
    if (!dispute) return refuse('XVII.1', 'no-such-dispute')
    if (isSettled(dispute.status)) return refuse('XVII.2', 'dispute-over')
    const status = Object.hasOwn(table.players, member) && table.players[member]?.status
    if (!status || status === 'called') return refuse(null, 'not-at-table', { member: { member } })
    const times = dispute.statements.filter((one) => one.member === member).length
    if (times >= MOST_STATEMENTS) return refuse('XVII.2', 'said-already', { times })
    return happens({ type: 'disputeStated', table: id, dispute: number, member, text })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) =>
      table.disputes
        .filter(({ status }) => !isSettled(status))
        .flatMap(({ number: dispute }) =>
          playersInReach(table, by).map(({ member }) => ({
            table: table.id,
            dispute,
            member,
            text: '—',
          })),
        ),
    ),
})

export const statementCommands = { stateToDispute }
