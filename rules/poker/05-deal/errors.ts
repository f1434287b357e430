import { z } from 'zod'
import { type Decision, followedBy, happens } from '../../kernel/decider'
import { MemberId } from '../../kernel/memberId'
import { isRefused } from '../../kernel/refusal'
import { pokerArticle } from '../article'
import { annulment } from '../ending/annulment'
import type { Evening } from '../evening'
import { tableAt } from '../frame/at-table'
import { atTheOpening } from '../frame/offered'
import { tablesInReach } from '../frame/reach'
import { handIn } from '../giro/turn'
import { leftOf } from '../money/resti'
import { afterPlay } from '../play/events'
import { noteOf } from '../play/notes'
import { makeMoves, type Played, playAt } from '../play/speak'
import { packFaultCostsDeal } from '../readings'
import { refuse } from '../refuse'
import type { RoomEvent } from '../room/after'
import type { Colpo } from '../state/colpo'
import { ofTable } from '../state/forms'
import type { SeatNumber } from '../state/ids'
import type { Table } from '../state/table'
import type { DealEvent } from './events'

const { command } = pokerArticle<DealEvent, Played | RoomEvent>()

/** V.6: the seven errors of the deal, as the table reports them. */
export const DEAL_ERRORS = [
  'wrong-dealer',
  'no-cut',
  'wrong-hands',
  'wrong-cards',
  'sixth-card',
  'face-up',
  'wrong-pack',
] as const
export type DealError = (typeof DEAL_ERRORS)[number]

/**
 * V.5: after an error found before the second card the same cartaro deals again; later the deal passes to the left.
 * After a wrong dealer the right one deals. A fault of the pack may keep the deal where it is (D7).
 */
function dealsNext(
  table: Table,
  colpo: Colpo,
  error: DealError,
  secondCardGiven: boolean,
): SeatNumber {
  const isPacks = error === 'face-up' || error === 'wrong-pack'
  const keepsDeal = isPacks && !packFaultCostsDeal(table)
  return !secondCardGiven || keepsDeal || error === 'wrong-dealer'
    ? colpo.cartaroSeat
    : leftOf(table, colpo.cartaroSeat)
}

/** The present players, one of whom was the right dealer; the recorded cartaro first. */
const possibleDealers = ({ players, colpo }: Table): MemberId[] =>
  Object.values(players)
    .filter(({ status }) => status === 'seated')
    .map(({ member }) => member)
    .sort((a, b) => Number(b === colpo?.cartaro) - Number(a === colpo?.cartaro))

const DealFault = ofTable.extend({
  error: z.enum(DEAL_ERRORS),
  member: MemberId.optional(),
  secondCardGiven: z.boolean(),
})
type DealFault = z.infer<typeof DealFault>

/** Every error that may be reported: before or after the second card, and last the wrong dealer with the right one. */
const errorsAt = (table: Table): DealFault[] => [
  ...DEAL_ERRORS.filter((error) => error !== 'wrong-dealer').flatMap((error) =>
    [false, true].map((secondCardGiven) => ({ table: table.id, error, secondCardGiven })),
  ),
  ...possibleDealers(table).map((member) => ({
    table: table.id,
    error: 'wrong-dealer' as const,
    member,
    secondCardGiven: true,
  })),
]

/**
 * An error of the deal, found before the opening: the deal is void, the pot stays and nobody pays twice. `member` is
 * the right dealer, when another player dealt. Source: V.5, V.6.
 */
export const reportDealError = command({
  schema: DealFault,
  may: ['tavolo', 'segretario'],
  refuseStale: true,
  decide(
    evening,
    { table: id, error, member, secondCardGiven },
    occasion,
  ): Decision<Played | DealEvent | RoomEvent, Evening> {
    const table = tableAt(evening, id)
    const { colpo, play } = table
    if (!colpo) return refuse('V.6', 'no-colpo-in-play')
    if (play && play.phase !== 'opening') return refuse('V.8', 'colpo-stands')
    const rightDealer = error === 'wrong-dealer' && member !== undefined ? member : null
    const seat = rightDealer === null ? null : (table.players[rightDealer]?.seat ?? null)
    if (rightDealer !== null && seat === null)
      return refuse(null, 'not-at-table', { member: { member: rightDealer } })
    const cartaro = seat ?? dealsNext(table, colpo, error, secondCardGiven)
    const provision = secondCardGiven ? 'V.6' : 'V.5'
    const sits = Object.values(table.players).some(
      (player) => player.seat === cartaro && player.status === 'seated',
    )
    const cause = sits ? { provision, why: error, cartaro } : { provision, why: error }
    return annulment(evening, id, cause, occasion)
  },
  offeredFrom: atTheOpening,
  candidates: (evening, by) =>
    tablesInReach(evening, by)
      .filter(({ colpo }) => colpo)
      .flatMap(errorsAt),
})

/**
 * V.7: the deal stands after all, as the journal records: players who
 * threw their cards too soon have lost the colpo and their uscita.
 */
export const dealStands = command({
  schema: ofTable.extend({ thrown: z.array(MemberId).max(7) }),
  may: ['tavolo', 'segretario'],
  refuseStale: true,
  decide(evening, { table, thrown }, occasion): Decision<Played | DealEvent | RoomEvent, Evening> {
    const play = playAt(tableAt(evening, table))
    if (isRefused(play)) return play
    if (play.phase !== 'opening') return refuse('V.7', 'colpo-stands')
    const gone = thrown.find((member) => {
      const standing = handIn(play, member)?.standing
      return standing !== 'waiting' && standing !== 'passetto'
    })
    if (gone !== undefined) return refuse('VII.3', 'cards-thrown', { member: { member: gone } })
    const stands = noteOf(tableAt(evening, table), 'V.7', null)
    const moves = [...new Set(thrown)].map(
      (member) => ({ kind: 'put-out', member, stakes: 'lost', provision: 'V.7' }) as const,
    )
    if (moves.length === 0) return happens<Played>(stands)
    const state = afterPlay(evening, stands, occasion)
    return followedBy([stands], makeMoves(state, table, moves, occasion))
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id, play }) =>
      play?.phase === 'opening' ? [{ table: id, thrown: [] }] : [],
    ),
})
