import { z } from 'zod'
import { happens, refuse } from '../../decider'
import { POT, restoOf, type Transfer } from '../../ledger'
import { tableAt } from '../at-table'
import { overdraft } from '../compensation'
import { tablesInReach } from '../reach'
import type { Dispute } from '../state/dispute'
import { MemberId, TableId } from '../state/ids'
import type { Table } from '../state/table'
import { command, disputeAt } from './declared'
import { MaybeProvision } from './table'

const MoneyMove = z
  .object({
    from: z.string().max(80),
    to: z.string().max(80),
    chips: z.int().positive().max(1_000_000_000),
  })
  .refine(({ from, to }) => from !== to)

/** A ruling moves chips between resti of the table and its pot, nowhere else. */
function foreignAccount(table: Table, transfers: readonly Transfer[]): string | undefined {
  const own = new Set([POT, ...Object.keys(table.players).map(restoOf)])
  return transfers.flatMap(({ from, to }) => [from, to]).find((account) => !own.has(account))
}

/**
 * XVII.2, XVII.3, N3: the deputato's word, for the moment or final, after the table's; he does not sit at the table.
 * Its money follows by compensating entries, between two colpi, leaving no resto below zero.
 */
const ruleDispute = command({
  schema: z.object({
    table: TableId,
    dispute: z.int().positive(),
    inFavourOf: MemberId.nullable(),
    why: z.string().trim().min(1).max(1000),
    provision: MaybeProvision,
    final: z.boolean(),
    transfers: z.array(MoneyMove).max(50),
  }),
  may: ['deputato', 'socio'],
  afterClosing: true,
  decide: (evening, payload, { by }) => {
    const { table: id, dispute: number, inFavourOf, why, provision, final, transfers } = payload
    const table = tableAt(evening, id)
    const dispute = disputeAt(table, number)
    if (!dispute) return refuse('XVII.1', 'no-such-dispute')
    if (!by.roles.includes('deputato') && agreedArbiter(dispute) !== by.member)
      return refuse('XVII.4', 'not-the-arbiter')
    if (by.member === null || table.players[by.member])
      return refuse('XVII.2', 'sits-at-this-table')
    if (dispute.status === 'voting') return refuse('XVII.1', 'table-votes-first')
    if (dispute.status === 'final' || dispute.status === 'withdrawn')
      return refuse('XVII.2', 'nothing-to-rule')
    if (inFavourOf !== null && !dispute.contenders.includes(inFavourOf))
      return refuse('XVII.2', 'rule-for-a-contender')
    if (transfers.length > 0) {
      if (table.status === 'closed') return refuse('XVII.2', 'reopen-tableau-first')
      if (table.colpo) return refuse('XVII.2', 'money-between-colpi')
      const account = foreignAccount(table, transfers)
      if (account) return refuse('XVII.2', 'account-not-here', { account })
      const short = overdraft(table.accounts, transfers)
      if (short) return refuse('XVII.2', 'not-enough-chips', short)
    }
    return happens({
      type: 'disputeRuled',
      table: id,
      dispute: number,
      inFavourOf,
      why,
      provision,
      final,
      transfers,
    })
  },
  candidates: (evening) =>
    Object.values(evening.tables).flatMap((table) =>
      table.disputes.flatMap(({ number: dispute, contenders, provision }) =>
        [null, ...contenders].map((inFavourOf) => ({
          table: table.id,
          dispute,
          inFavourOf,
          why: '—',
          provision,
          final: true,
          transfers: [],
        })),
      ),
    ),
})

/** XVII.4: the one member whom every contender named; null while they do not agree. */
export function agreedArbiter(dispute: Dispute): MemberId | null {
  const [first, ...others] = dispute.contenders.map((member) => dispute.arbiters[member])
  return first !== undefined && others.every((other) => other === first) ? first : null
}

/** XVII.4: where there is no deputato the contenders agree on an arbiter, who may speak for a panel. */
const nameArbiter = command({
  schema: z.object({
    table: TableId,
    dispute: z.int().positive(),
    member: MemberId,
    arbiter: MemberId,
  }),
  may: ['socio', 'tavolo'],
  afterClosing: true,
  decide: (evening, { table: id, dispute: number, member, arbiter }) => {
    const table = tableAt(evening, id)
    const dispute = disputeAt(table, number)
    if (!dispute) return refuse('XVII.1', 'no-such-dispute')
    if (!dispute.contenders.includes(member)) return refuse('XVII.4', 'only-contenders-name')
    if (dispute.status === 'voting') return refuse('XVII.1', 'table-votes-first')
    if (dispute.status === 'final' || dispute.status === 'withdrawn')
      return refuse('XVII.2', 'nothing-to-rule')
    if (table.players[arbiter]) return refuse('XVII.4', 'arbiter-plays-here')
    if (dispute.arbiters[member] === arbiter) return refuse('XVII.4', 'arbiter-named')
    return happens({ type: 'arbiterNamed', table: id, dispute: number, member, arbiter })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) =>
      table.disputes.flatMap(({ number: dispute, contenders, arbiters }) =>
        contenders.flatMap((member) =>
          [...new Set([NOBODY_YET, ...Object.values(arbiters)])].map((arbiter) => ({
            table: table.id,
            dispute,
            member,
            arbiter,
          })),
        ),
      ),
    ),
})

/** Stands in an offer for the member to be named. */
const NOBODY_YET = '—'

export const rulingCommands = { ruleDispute, nameArbiter }
