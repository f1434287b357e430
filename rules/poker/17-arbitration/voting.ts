import type { MemberId } from '../../kernel/ids'
import type { Dispute } from '../state/dispute'
import type { Player, Table } from '../state/table'
import type { ArbitrationEvent } from './events'

/** N2: the players seated at the table, except the contenders. */
export const votersOf = (table: Table, contenders: readonly MemberId[]): Player[] =>
  Object.values(table.players).filter(
    (player) => player.status === 'seated' && !contenders.includes(player.member),
  )

/**
 * The outcome of the votes so far: a strict majority decides for the moment, a tie when all have voted goes to the
 * deputato; no event while the vote stays open. Source: XVII.1, XVII.3, N2.
 */
export function outcomeOfVotes(
  table: Table,
  dispute: Dispute,
  votes: Readonly<Record<MemberId, MemberId>>,
): ArbitrationEvent[] {
  const voters = votersOf(table, dispute.contenders)
  const cast = voters.flatMap((voter) => votes[voter.member] ?? [])
  const where = { table: table.id, dispute: dispute.number }
  for (const contender of dispute.contenders) {
    const inFavour = cast.filter((vote) => vote === contender).length
    if (inFavour * 2 > voters.length)
      return [{ type: 'disputeDecided', ...where, inFavourOf: contender }]
  }
  return cast.length < voters.length ? [] : [{ type: 'disputeSent', ...where, why: 'tie' }]
}
