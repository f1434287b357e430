import { z } from 'zod'
import { type Decision, happens, isOfficer } from '../../kernel/decider'
import { LONGEST_SUBJECT } from '../../kernel/lengths'
import { MemberId } from '../../kernel/memberId'
import { reason } from '../../kernel/text'
import { isVoteOpen, tableAt } from '../frame/at-table'
import { playersInReach, tablesInReach } from '../frame/reach'
import { PROVISIONS } from '../provisions'
import { refuse } from '../refuse'
import { isSitting } from '../seating/places'
import { ofTable } from '../state/forms'
import { arbitrationCommand, disputeAt } from './commands'
import type { ArbitrationEvent } from './events'
import { outcomeOfVotes, votersOf } from './voting'
import { MOST_OPEN, openedBy } from './waiting'

/** A provision of the regulation, or null when none is in question. */
export const MaybeProvision = z
  .string()
  .refine((id) => Object.hasOwn(PROVISIONS, id))
  .nullable()

/** XVII.1: a quarrel at the table, about a colpo or (0) about none; play waits for the table's decision. */
const openDispute = arbitrationCommand({
  schema: ofTable.extend({
    colpo: z.int().nonnegative(),
    about: reason(1, LONGEST_SUBJECT),
    provision: MaybeProvision,
    contenders: z.array(MemberId).max(7),
  }),
  may: ['socio', 'tavolo', 'segretario'],
  decide: (evening, { table: id, colpo, about, provision, contenders }, { by }) => {
    const table = tableAt(evening, id)
    if (table.startedAt === null || table.status === 'closed')
      return refuse('XVII.1', 'game-not-disputable')
    if (colpo > table.colpoNumber) return refuse('XVII.1', 'no-such-colpo', { colpo })
    if (table.disputes.some((one) => one.status === 'voting' && one.colpo === colpo))
      return refuse('XVII.1', 'disputed-already')
    const open = by.member === null ? 0 : openedBy(table.disputes, by.member).length
    if (!isOfficer(by) && open >= MOST_OPEN) return refuse('XVII.1', 'ruled-first', { open })
    const distinct = new Set(contenders)
    if (distinct.size < 2 || distinct.size !== contenders.length)
      return refuse('XVII.1', 'two-contenders-needed')
    const stranger = contenders.find((member) => table.players[member] === undefined)
    if (stranger) return refuse('XVII.1', 'contender-not-here')
    const dispute = table.disputes.length + 1
    const opened = {
      type: 'disputeOpened',
      table: id,
      dispute,
      colpo,
      about,
      provision,
      contenders,
    } as const
    if (votersOf(table, contenders).length > 0) return happens<ArbitrationEvent>(opened)
    const sent = { type: 'disputeSent', table: id, dispute, why: 'nobody-votes' } as const
    return happens<ArbitrationEvent>(opened, sent)
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).map((table) => ({
      table: table.id,
      colpo: table.colpoNumber,
      about: '—',
      provision: null,
      contenders: Object.values(table.players)
        .filter(isSitting)
        .slice(0, 2)
        .map((player) => player.member),
    })),
})

/**
 * XVII.1, N2: each seated player who is not a contender has one vote, which may change while the vote is open. The same
 * vote again is accepted where it now decides, since another voter has left.
 */
const voteDispute = arbitrationCommand({
  schema: ofTable.extend({
    dispute: z.int().positive(),
    member: MemberId,
    inFavourOf: MemberId,
  }),
  may: ['socio', 'tavolo'],
  decide: (
    evening,
    { table: id, dispute: number, member, inFavourOf },
  ): Decision<ArbitrationEvent> => {
    const table = tableAt(evening, id)
    const dispute = disputeAt(table, number)
    if (!dispute) return refuse('XVII.1', 'no-such-dispute')
    if (!isVoteOpen(table, dispute)) return refuse('XVII.1', 'vote-over')
    if (dispute.contenders.includes(member)) return refuse('XVII.1', 'contenders-do-not-vote')
    if (table.players[member]?.status !== 'seated') return refuse('XVII.1', 'only-seated-vote')
    if (!dispute.contenders.includes(inFavourOf)) return refuse('XVII.1', 'vote-for-a-contender')
    const votes = { ...dispute.votes, [member]: inFavourOf }
    const outcome = outcomeOfVotes(table, dispute, votes)
    if (dispute.votes[member] === inFavourOf && !(table.edition >= 2 && outcome.length > 0))
      return refuse('XVII.1', 'vote-cast')
    const voted = { type: 'disputeVoted', table: id, dispute: number, member, inFavourOf } as const
    return happens<ArbitrationEvent>(voted, ...outcome)
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) =>
      table.disputes
        .filter((dispute) => isVoteOpen(table, dispute))
        .flatMap(({ number: dispute, contenders }) =>
          playersInReach(table, by).flatMap(({ member }) =>
            contenders.map((inFavourOf) => ({ table: table.id, dispute, member, inFavourOf })),
          ),
        ),
    ),
})

const ofDispute = ofTable.extend({ dispute: z.int().positive() })

/** XVII.2: a dispute goes to the deputato if a contender contests the table's decision, or the table cannot agree. */
const appealDispute = arbitrationCommand({
  schema: ofDispute,
  may: ['socio', 'tavolo'],
  from: 'row',
  afterClosing: true,
  decide: (evening, { table: id, dispute: number }, { by }) => {
    const dispute = disputeAt(tableAt(evening, id), number)
    if (!dispute) return refuse('XVII.1', 'no-such-dispute')
    if (dispute.status !== 'voting' && dispute.status !== 'provisional')
      return refuse('XVII.2', 'nothing-to-appeal')
    const contends = by.member !== null && dispute.contenders.includes(by.member)
    if (!contends && by.post !== id) return refuse('XVII.2', 'contenders-appeal')
    return happens({ type: 'disputeSent', table: id, dispute: number, why: 'appeal' })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) =>
      table.disputes.map((dispute) => ({ table: table.id, dispute: dispute.number })),
    ),
})

/** A dispute is withdrawn by the player who opened it, by the tablet if it was opened there, or by the secretary. */
const withdrawDispute = arbitrationCommand({
  schema: ofDispute,
  may: ['socio', 'tavolo', 'segretario'],
  from: 'row',
  afterClosing: true,
  decide: (evening, { table: id, dispute: number }, { by }) => {
    const dispute = disputeAt(tableAt(evening, id), number)
    if (!dispute) return refuse('XVII.1', 'no-such-dispute')
    if (dispute.decisions.length > 0 || dispute.status === 'withdrawn')
      return refuse('XVII.1', 'dispute-decided')
    const opener = dispute.openedBy === null ? by.post === id : dispute.openedBy === by.member
    if (!opener && !by.roles.includes('segretario')) return refuse('XVII.1', 'opener-withdraws')
    return happens({ type: 'disputeWithdrawn', table: id, dispute: number })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) =>
      table.disputes.map((dispute) => ({ table: table.id, dispute: dispute.number })),
    ),
})

export const tableCommands = { openDispute, voteDispute, appealDispute, withdrawDispute }
