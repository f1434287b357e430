import { z } from 'zod'
import { happens } from '../../kernel/decider'
import { MemberId } from '../../kernel/memberId'
import { isVoteOpen, tableAt } from '../frame/at-table'
import { tablesInReach } from '../frame/reach'
import { leftOf, seatedPlayers } from '../money/resti'
import { refuse } from '../refuse'
import type { Dispute } from '../state/dispute'
import { ofTable } from '../state/forms'
import type { SeatNumber } from '../state/ids'
import type { Table } from '../state/table'
import { arbitrationCommand, disputeAt } from './commands'
import type { ArbitrationEvent } from './events'
import { isVoteTied } from './voting'

/** The seat of the cartaro of the disputed colpo, or of the next one before any deal; null at level 1, which records no deals. */
function cartaroSeatOf({ level, colpo, colpi, cartaro }: Table, number: number): SeatNumber | null {
  if (level === 1) return null
  if (colpo?.number === number) return colpo.cartaroSeat
  return colpi.find((one) => one.number === number)?.cartaroSeat ?? cartaro
}

/** N2: the cartaro, or the next present player to the left who does not contend; null when there is none. */
export function wordGiverOf(table: Table, { colpo, contenders }: Dispute): MemberId | null {
  const dealt = cartaroSeatOf(table, colpo)
  if (dealt === null) return null
  let seat = dealt
  for (let step = 0; step < table.settings.seats; step++, seat = leftOf(table, seat)) {
    const player = seatedPlayers(table).find((one) => one.seat === seat)
    if (player?.status === 'seated' && !contenders.includes(player.member)) return player.member
  }
  return null
}

/**
 * N2, XVII.3: where the vote is tied or nobody may vote, the cartaro's word (`member`), or without one the status quo,
 * decides for the moment and play goes on; the dispute goes to the deputato.
 */
const decideForNow = arbitrationCommand({
  schema: ofTable.extend({
    dispute: z.int().positive(),
    member: MemberId.nullable(),
    inFavourOf: MemberId.nullable(),
  }),
  may: ['socio', 'tavolo', 'segretario'],
  decide: (evening, { table: id, dispute: number, member, inFavourOf }) => {
    const table = tableAt(evening, id)
    const dispute = disputeAt(table, number)
    if (!dispute) return refuse('XVII.1', 'no-such-dispute')
    if (table.edition < 2 || !isVoteOpen(table, dispute))
      return refuse('XVII.3', 'nothing-to-decide-for-now')
    if (!isVoteTied(table, dispute)) return refuse('XVII.1', 'table-may-decide')
    if (member === null ? inFavourOf !== null : member !== wordGiverOf(table, dispute))
      return refuse('XVII.1', 'cartaro-gives-word')
    if (inFavourOf !== null && !dispute.contenders.includes(inFavourOf))
      return refuse('XVII.1', 'rule-for-a-contender')
    const where = { table: id, dispute: number }
    const forNow = { type: 'disputeDecidedForNow', ...where, member, inFavourOf } as const
    // A voter who left may have made the tie, and nothing has sent the dispute on yet.
    return dispute.status === 'voting'
      ? happens<ArbitrationEvent>({ type: 'disputeSent', ...where, why: 'tie' }, forNow)
      : happens<ArbitrationEvent>(forNow)
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) =>
      table.disputes
        .filter((dispute) => isVoteOpen(table, dispute))
        .flatMap((dispute) => {
          const where = { table: table.id, dispute: dispute.number }
          const member = wordGiverOf(table, dispute)
          const words = member === null ? [] : [...dispute.contenders, null]
          return [
            ...words.map((inFavourOf) => ({ ...where, member, inFavourOf })),
            { ...where, member: null, inFavourOf: null },
          ]
        }),
    ),
})

export const forNowCommands = { decideForNow }
