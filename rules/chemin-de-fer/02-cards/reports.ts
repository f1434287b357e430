import { z } from 'zod'
import { type Decision, happens } from '../../kernel/decider'
import { MemberId } from '../../kernel/memberId'
import { isRefused } from '../../kernel/refusal'
import { reason } from '../../kernel/text'
import { playingAt, tableAt, tablesInReach } from '../frame/at-table'
import { betweenCoups } from '../frame/offered'
import { EMPLOYEE, INSPECTOR } from '../frame/roles'
import type { SeatLost } from '../mano/events'
import { seatOf } from '../mano/order'
import { playsCoup } from '../mano/present'
import { holdersInReach } from '../mano/reach'
import { voidedCoup } from '../play/voided'
import { refuse } from '../refuse'
import { ofTable } from '../state/forms'
import type { Table } from '../state/table'
import { type CardsDecision, type CardsOther, cardsCommand } from './commands'
import { CARD_REPORT_KINDS, CARD_REPORTS, type CardsEvent } from './events'
import { colours, MOST_CARDS, USUAL_COLOURS } from './mixing'

/** The cards that the last coup must have had (S.35). */
export const LEAST_LAST = 7

/** Whether this coup's cards have left the sabot. */
const isDealt = ({ coup }: Table): boolean =>
  coup !== null && coup.phase !== 'open' && coup.phase !== 'closed'

/** S.35, cf15: out as the first card, the mask makes that coup the last; out in mid-coup, the coup in play. */
const maskOut = cardsCommand({
  schema: ofTable,
  may: EMPLOYEE,
  decide(evening, { table: id }) {
    const table = playingAt(evening, id)
    if (isRefused(table)) return table
    const { taglia, coup } = table
    if (taglia.phase === 'last-coup') return refuse('S.35', 'mask-out-already')
    if (taglia.phase !== 'running') return refuse('S.7', 'no-sabot')
    const lastCoup = coup ? coup.number : taglia.coups + 1
    return happens({ type: 'maskOut' as const, table: id, lastCoup })
  },
  candidates: (evening, by) => tablesInReach(evening, by).map(({ id: table }) => ({ table })),
})

/** The cards that a report may name: the pack, or those that stuck together. */
const reported = z.int().min(1).max(MOST_CARDS)

/**
 * S.29 to S.34: something happened to cards. Only what the row says follows: a card found face up or looked at is void
 * (S.31, S.32), cards stuck together make the coup void (S.34); no stake is touched for it.
 */
const reportCards = cardsCommand({
  schema: ofTable.extend({
    report: z.enum(CARD_REPORT_KINDS),
    cards: reported,
    member: MemberId.nullable(),
    note: reason(0, 200),
  }),
  may: EMPLOYEE,
  decide(evening, { table: id, report, cards, member, note }): CardsDecision {
    const table = playingAt(evening, id)
    if (isRefused(table)) return table
    const { phase } = table.taglia
    if (phase !== 'running' && phase !== 'last-coup')
      return refuse(CARD_REPORTS[report], 'no-sabot')
    if (report === 'stuck' && !isDealt(table)) return refuse('S.34', 'nothing-dealt')
    const told: CardsEvent = { type: 'cardsReported', table: id, report, cards, member, note }
    if (report !== 'stuck') return happens<CardsEvent | CardsOther>(told)
    const voided = voidedCoup(evening, id, { provision: 'S.34', why: note })
    return happens<CardsEvent | CardsOther>(told, voided)
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id: table }) =>
      CARD_REPORT_KINDS.map((report) => ({
        table,
        report,
        cards: report === 'stuck' ? 2 : 1,
        member: null,
        note: '',
      })),
    ),
  bounds: () => ({ cards: { min: 1, max: MOST_CARDS, step: 1 } }),
})

/** S.32: the inspector may take the seat from a player who looked at cards in the sabot. */
const takeSeatAway = cardsCommand({
  schema: ofTable.extend({ member: MemberId }),
  may: INSPECTOR,
  decide(evening, { table: id, member }): Decision<SeatLost> {
    const table = playingAt(evening, id)
    if (isRefused(table)) return table
    const seat = seatOf(table, member)
    if (!seat || !table.lookers.includes(member))
      return refuse('S.32', 'has-not-looked', { member: { member } })
    if (playsCoup(table, member) || table.mano?.banker === member)
      return refuse('S.32', 'coup-in-play')
    return happens<SeatLost>({
      type: 'seatLost',
      table: id,
      seat: seat.number,
      member,
      provision: 'S.32',
      books: false,
      emptyUntilMano: null,
    })
  },
  candidates: holdersInReach,
})

/** S.33: the inspector changes all six packs; with the taglia running they are mixed anew. */
const changePacks = cardsCommand({
  schema: colours.extend({ why: reason(0, 200) }),
  may: INSPECTOR,
  decide(evening, { table: id, colours, first, why }) {
    const table = playingAt(evening, id)
    if (isRefused(table)) return table
    if (table.coup) return refuse('S.33', 'coup-in-play')
    if (colours[0] === colours[1]) return refuse('S.1', 'one-colour')
    return happens({ type: 'packsChanged' as const, table: id, colours, first, why })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).map(({ id: table }) => ({ table, ...USUAL_COLOURS, why: '' })),
})

/** S.1: the count of the cards, at the end of a taglia or when the table closes; 312 must be there. */
const countPacks = cardsCommand({
  schema: ofTable.extend({
    cards: z
      .int()
      .min(0)
      .max(2 * MOST_CARDS),
  }),
  may: EMPLOYEE,
  decide(evening, { table: id, cards }) {
    const table = tableAt(evening, id)
    if (table.status === 'closed') return refuse('S.1', 'table-not-open')
    if (table.taglia.phase !== 'between') return refuse('S.1', 'taglia-running')
    return happens({ type: 'packsCounted' as const, table: id, cards })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).map(({ id: table }) => ({ table, cards: MOST_CARDS })),
  bounds: () => ({ cards: { min: 0, max: 2 * MOST_CARDS, step: 1 } }),
})

/** S.35, S.25d: the last coup played, the cards are collected and every seat has its full rights again. */
const endTaglia = cardsCommand({
  schema: ofTable,
  may: EMPLOYEE,
  decide(evening, { table: id }) {
    const table = playingAt(evening, id)
    if (isRefused(table)) return table
    const { taglia, level } = table
    if (table.coup) return refuse('S.35', 'coup-in-play')
    const isOn = taglia.phase === 'running' || taglia.phase === 'last-coup'
    if (!isOn) return refuse('S.7', 'no-sabot')
    if (level !== 1) {
      if (taglia.lastCoup === null) return refuse('S.35', 'mask-still-in')
      if (taglia.coups < taglia.lastCoup) return refuse('S.35', 'last-coup-due')
    }
    return happens({ type: 'tagliaEnded' as const, table: id, number: taglia.number })
  },
  offeredFrom: betweenCoups,
  candidates: (evening, by) => tablesInReach(evening, by).map(({ id: table }) => ({ table })),
})

export const reportCommands = {
  maskOut,
  reportCards,
  takeSeatAway,
  changePacks,
  countPacks,
  endTaglia,
}
