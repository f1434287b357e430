import { asChips } from '@/rules/kernel/chips'
import { membersIn } from '@/rules/kernel/ids'
import { wordGiverOf } from '@/rules/poker/17-arbitration/for-now'
import { isUnread } from '@/rules/poker/17-arbitration/reading'
import { isVoteTied } from '@/rules/poker/17-arbitration/voting'
import { isVoteOpen } from '@/rules/poker/frame/at-table'
import { restoOf } from '@/rules/poker/money/accounts'
import type { Dispute } from '@/rules/poker/state/dispute'
import type { Table } from '@/rules/poker/state/table'
import { deputato, SOMEBODY, segretario, socio, tavolo } from '../actors'
import type { Random } from '../random'
import { ARBITERS, type Chosen, chosen } from './chosen'
import { anyRemedy } from './ruling'

/** A dispute that still waits for a decision. */
const waiting = ({ disputes }: Table): Dispute | undefined =>
  disputes.find(({ status }) => status !== 'final' && status !== 'withdrawn')

/** A command about an open dispute: often while the table votes, sometimes afterwards; else null. */
export function quarrel(table: Table, random: Random): Chosen | null {
  const dispute = waiting(table)
  if (!dispute || !random.oneIn(isVoteOpen(table, dispute) ? 2 : 6)) return null
  if (random.oneIn(8)) return statement(table, dispute, random)
  return isVoteOpen(table, dispute) && !(dispute.status === 'to-deputato' && random.oneIn(4))
    ? inTheVote(table, dispute, random)
    : afterTheVote(table, dispute, random)
}

function statement({ id, players }: Table, { number }: Dispute, random: Random): Chosen {
  const member = random.pick(membersIn(players)) ?? SOMEBODY
  const said = { table: id, dispute: number, member, text: 'l’ho visto' }
  return chosen({ type: 'stateToDispute', ...said }, random.oneIn(2) ? socio(member) : tavolo(id))
}

function inTheVote(table: Table, dispute: Dispute, random: Random): Chosen {
  const { number, contenders } = dispute
  const of = { table: table.id, dispute: number }
  if (isVoteTied(table, dispute)) {
    const member = random.oneIn(3) ? null : wordGiverOf(table, dispute)
    const inFavourOf = member && (random.pick(contenders) ?? null)
    return chosen({ type: 'decideForNow', ...of, member, inFavourOf }, tavolo(table.id))
  }
  const dice = random.below(8)
  if (dice === 0) return chosen({ type: 'withdrawDispute', ...of }, segretario)
  if (dice === 1) return chosen({ type: 'appealDispute', ...of }, tavolo(table.id))
  const member = random.pick(membersIn(table.players)) ?? SOMEBODY
  const inFavourOf = random.pick(contenders) ?? member
  return chosen({ type: 'voteDispute', ...of, member, inFavourOf }, tavolo(table.id))
}

/**
 * The contenders name arbiters, or the deputato rules; the members of a panel agree with another's draft; the desk
 * changes the rota, and the table acknowledges a decision.
 */
function afterTheVote(table: Table, dispute: Dispute, random: Random): Chosen {
  const of = { table: table.id, dispute: dispute.number }
  const arbiter = random.pick(ARBITERS) ?? SOMEBODY
  const { proposal, provision, contenders } = dispute
  if (random.oneIn(16)) {
    const deputati = ARBITERS.slice(random.below(ARBITERS.length))
    return chosen({ type: 'setRota', deputati }, segretario)
  }
  if (isUnread(table, dispute, null) && random.oneIn(4)) {
    const read = dispute.decisions.length
    return chosen({ type: 'acknowledgeRuling', ...of, member: null, read }, tavolo(table.id))
  }
  if (proposal && random.oneIn(2))
    return chosen({ type: 'agreeRuling', ...of, proposal: proposal.number }, socio(arbiter))
  const [one = SOMEBODY, other = SOMEBODY] = contenders
  if (random.oneIn(2)) {
    const arbiters = ARBITERS.slice(0, random.oneIn(3) ? 1 : 3)
    const member = random.pick(contenders) ?? one
    return chosen({ type: 'nameArbiter', ...of, member, arbiters }, segretario)
  }
  const amount = {
    from: restoOf(one),
    to: restoOf(other),
    chips: asChips(1 + random.below(40)),
  }
  const remedy = random.oneIn(2) ? anyRemedy(table, dispute, random) : null
  const transfers = !remedy && random.oneIn(2) ? [amount] : []
  const ruling = { why: 'deciso', provision, final: random.oneIn(2), transfers }
  return chosen(
    { type: 'ruleDispute', ...of, inFavourOf: other, ...ruling, ...(remedy && { remedy }) },
    random.oneIn(remedy ? 1 : 4) ? deputato : socio(arbiter),
  )
}
