import type { MemberId } from '../../kernel/ids'
import type { Dispute } from '../state/dispute'
import type { Player, Table } from '../state/table'
import type { ArbitrationEvent } from './events'

/** N2: the players seated at the table, except the contenders. */
export const votersOf = (table: Table, contenders: readonly MemberId[]): Player[] =>
  Object.values(table.players).filter(
    (player) => player.status === 'seated' && !contenders.includes(player.member),
  )

/** The votes of the players who may vote now; a vote counts only while its giver is seated. */
function castNow(table: Table, { contenders }: Dispute, votes: Dispute['votes']): MemberId[] {
  return votersOf(table, contenders).flatMap((voter) => votes[voter.member] ?? [])
}

/** The contender with a strict majority of the voters, or null. Source: XVII.1, N2. */
function majorityOf(table: Table, dispute: Dispute, votes: Dispute['votes']): MemberId | null {
  const cast = castNow(table, dispute, votes)
  const voters = votersOf(table, dispute.contenders).length
  const wins = (contender: MemberId) =>
    cast.filter((vote) => vote === contender).length * 2 > voters
  return dispute.contenders.find(wins) ?? null
}

/** Whether the table cannot decide: nobody may vote, or all voted and no contender has the majority. Source: N2. */
export function isVoteTied(table: Table, dispute: Dispute): boolean {
  const { votes, contenders } = dispute
  const isComplete = castNow(table, dispute, votes).length === votersOf(table, contenders).length
  return isComplete && majorityOf(table, dispute, votes) === null
}

/**
 * The outcome of the votes so far: a strict majority decides for the moment, a tie when all have voted goes to the
 * deputato, once; no event while the vote stays open. Source: XVII.1, XVII.3, N2.
 */
export function outcomeOfVotes(
  table: Table,
  dispute: Dispute,
  votes: Dispute['votes'],
): ArbitrationEvent[] {
  const where = { table: table.id, dispute: dispute.number }
  const inFavourOf = majorityOf(table, dispute, votes)
  if (inFavourOf !== null) return [{ type: 'disputeDecided', ...where, inFavourOf }]
  const isTie = dispute.status === 'voting' && isVoteTied(table, { ...dispute, votes })
  return isTie ? [{ type: 'disputeSent', ...where, why: 'tie' }] : []
}
