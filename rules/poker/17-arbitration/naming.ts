import { z } from 'zod'
import { happens } from '../../kernel/decider'
import { asMember } from '../../kernel/ids'
import { MemberId } from '../../kernel/memberId'
import { tableAt } from '../frame/at-table'
import { tablesInReach } from '../frame/reach'
import { refuse } from '../refuse'
import type { Dispute } from '../state/dispute'
import { ofTable } from '../state/forms'
import { arbitrationCommand, disputeAt } from './commands'
import type { ArbitrationEvent } from './events'
import { hasPlayedAt, isSamePanel } from './panel'

/** An arbiter who has ruled, or made a proposal that the panel can read, can no longer be replaced. */
const haveSpoken = ({ proposal, decisions }: Dispute): boolean =>
  proposal !== null || decisions.some(({ by }) => by === 'arbiter')

/** XVII.4: without a deputato, each contender names an arbiter, or a panel; it is valid once all name the same. */
const nameArbiter = arbitrationCommand({
  schema: ofTable.extend({
    dispute: z.int().positive(),
    member: MemberId,
    arbiters: z
      .array(MemberId)
      .min(1)
      .max(5)
      .refine((named) => new Set(named).size === named.length),
  }),
  may: ['socio', 'tavolo', 'segretario'],
  from: 'row',
  afterClosing: true,
  outsiders: ({ arbiters }) => arbiters,
  decide: (evening, { table: id, dispute: number, member, arbiters }) => {
    const table = tableAt(evening, id)
    const dispute = disputeAt(table, number)
    if (!dispute) return refuse('XVII.1', 'no-such-dispute')
    if (!dispute.contenders.includes(member)) return refuse('XVII.4', 'only-contenders-name')
    if (dispute.status === 'voting') return refuse('XVII.1', 'table-votes-first')
    if (dispute.status === 'final' || dispute.status === 'withdrawn')
      return refuse('XVII.2', 'nothing-to-rule')
    if (haveSpoken(dispute)) return refuse('XVII.4', 'arbiters-have-spoken')
    if (arbiters.some((arbiter) => hasPlayedAt(table, arbiter)))
      return refuse('XVII.4', 'arbiter-plays-here')
    if (isSamePanel(dispute.arbiters[member] ?? [], arbiters))
      return refuse('XVII.4', 'arbiter-named')
    return happens<ArbitrationEvent>(
      ...arbiters.map((arbiter, index) => {
        const type = index === 0 ? ('arbiterNamed' as const) : ('arbiterJoined' as const)
        return { type, table: id, dispute: number, member, arbiter }
      }),
    )
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) =>
      table.disputes.flatMap(({ number: dispute, contenders, arbiters }) =>
        contenders.flatMap((member) =>
          [[NOBODY_YET], ...panelsIn(arbiters)].map((named) => ({
            table: table.id,
            dispute,
            member,
            arbiters: [...named],
          })),
        ),
      ),
    ),
})

/** The panels that the contenders have named so far, each once. */
const panelsIn = (arbiters: Dispute['arbiters']) =>
  Object.values(arbiters).filter(
    (named, index, all) => all.findIndex((other) => isSamePanel(other, named)) === index,
  )

/** Placeholder in an offer for the members still to be named. */
const NOBODY_YET = asMember('—')

export const namingCommands = { nameArbiter }
