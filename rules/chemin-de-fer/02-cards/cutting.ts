import { z } from 'zod'
import { happens, type Refused } from '../../kernel/decider'
import type { MemberId } from '../../kernel/memberId'
import { isRefused } from '../../kernel/refusal'
import { mayName, notPlaying, playingAt, tableAt, tablesInReach } from '../frame/at-table'
import { whileMixed } from '../frame/offered'
import { EMPLOYEE, PLAYER } from '../frame/roles'
import { halving } from '../mano/halving'
import { seatOf } from '../mano/order'
import { refuse } from '../refuse'
import type { Evening } from '../state/evening'
import { ofMember, ofTable } from '../state/forms'
import type { Table } from '../state/table'
import { type CardsDecision, type CardsOther, cardsCommand } from './commands'
import type { CardsEvent } from './events'
import { MOST_CARDS } from './mixing'
import { loading, neverCut, offeredCut } from './order'

/** The cards of the smaller part, or null when the employee only confirms that both are large enough (cf13). */
const cutAt = z.int().min(0).max(MOST_CARDS).nullable()

/** S.5, S.6a: the employee mixes last, and offers the cut. */
const offerCut = cardsCommand({
  schema: ofTable,
  may: EMPLOYEE,
  decide(evening, { table: id }) {
    const table = playingAt(evening, id)
    if (isRefused(table)) return table
    if (table.taglia.phase !== 'mixing') return refuse('S.6a', 'not-mixing')
    if (!table.taglia.announced) return refuse('S.4', 'not-announced')
    return happens({ type: 'cutOffered' as const, table: id })
  },
  offeredFrom: whileMixed,
  candidates: (evening, by) => tablesInReach(evening, by).map(({ id: table }) => ({ table })),
})

/** Refuses a cut at this moment. */
function notCutting(evening: Evening, table: Table): Refused | null {
  const stopped = notPlaying(evening, table)
  if (stopped) return stopped
  const { phase, cutter } = table.taglia
  if (phase !== 'cutting') return refuse('S.6a', 'not-cutting')
  return cutter === null ? null : refuse('S.6a', 'cut-already')
}

/** Refuses a member to whom the cut is not offered. Source: S.6a, V.cut-never. */
function notOffered(table: Table, member: MemberId): Refused | null {
  if (neverCut(table).includes(member))
    return refuse('V.cut-never', 'never-cuts', { member: { member } })
  const offered = offeredCut(table)
  return offered === member
    ? null
    : refuse('S.6a', 'cut-is-offered', { member: { member: offered } })
}

/** Refuses a cut that leaves too few cards in a part, or too few players present. Source: S.6b. */
function badCut(evening: Evening, table: Table, cards: number | null): Refused | null {
  const { cutLeast: least, presentAtCut } = evening.settings
  if (cards !== null && (cards < least || MOST_CARDS - cards < least))
    return refuse('S.6b', 'cut-too-near', { least })
  const present = table.seats.filter(({ holder, away }) => holder !== null && !away).length
  return present < presentAtCut ? refuse('S.6b', 'too-few-at-cut', { least: presentAtCut }) : null
}

const refuseCut = cardsCommand({
  schema: ofMember,
  may: PLAYER,
  decide(evening, { table: id, member }) {
    const table = tableAt(evening, id)
    const refused = notCutting(evening, table) ?? notOffered(table, member)
    return refused ?? happens({ type: 'cutRefused' as const, table: id, member })
  },
  offeredFrom: whileMixed,
  candidates: cutters,
})

const cut = cardsCommand({
  schema: ofMember.extend({ cards: cutAt }),
  may: PLAYER,
  decide(evening, { table: id, member, cards }) {
    const table = tableAt(evening, id)
    const refused =
      notCutting(evening, table) ?? notOffered(table, member) ?? badCut(evening, table, cards)
    return refused ?? happens({ type: 'cardsCut' as const, table: id, cutter: member, cards })
  },
  offeredFrom: whileMixed,
  candidates: (evening, by) => cutters(evening, by).map((cutter) => ({ ...cutter, cards: null })),
})

/** S.6a: everybody having refused, the house cuts: the inspector or an employee, by the house's custom. */
const cutForHouse = cardsCommand({
  schema: ofTable.extend({ cards: cutAt }),
  may: EMPLOYEE,
  decide(evening, { table: id, cards }) {
    const table = tableAt(evening, id)
    const refused = notCutting(evening, table)
    if (refused) return refused
    const offered = offeredCut(table)
    if (offered !== null) return refuse('S.6a', 'cut-is-offered', { member: { member: offered } })
    const bad = badCut(evening, table, cards)
    const cutter = evening.settings.lastCut
    return bad ?? happens({ type: 'cardsCut' as const, table: id, cutter, cards })
  },
  offeredFrom: whileMixed,
  candidates: (evening, by) =>
    tablesInReach(evening, by).map(({ id: table }) => ({ table, cards: null })),
})

/**
 * S.7: the pack goes into the sabot with its mask, and the taglia runs. The first mano of the game is the first seat's
 * (S.2b). A bank that the inspector holds in a holder's place is halved, unless the holder has said otherwise (S.21b).
 */
const loadSabot = cardsCommand({
  schema: ofTable,
  may: EMPLOYEE,
  decide(evening, { table: id }): CardsDecision {
    const table = playingAt(evening, id)
    if (isRefused(table)) return table
    const { phase, cutter } = table.taglia
    if (phase !== 'cutting') return refuse('S.7', 'not-cutting')
    if (cutter === null) return refuse('S.7', 'not-cut')
    const loaded = loading(table)
    if (loaded === null) return refuse('S.7', 'nobody-sits')
    return happens<CardsEvent | CardsOther>(...halvedForAbsent(evening, table), loaded)
  },
  offeredFrom: whileMixed,
  candidates: (evening, by) => tablesInReach(evening, by).map(({ id: table }) => ({ table })),
})

/** S.21b, cf6, cf17: halved only after a win, as by the holder, and once before a taglia. */
function halvedForAbsent(evening: Evening, table: Table): CardsOther[] {
  const { mano, taglia, level } = table
  const { halveBetweenTaglie } = evening.settings
  if (!mano?.standIn || mano.wins === 0 || level === 1 || !halveBetweenTaglie) return []
  if (mano.halvedBefore === taglia.number || seatOf(table, mano.banker)?.away?.keepsBank) return []
  const halved = halving(evening, table, mano.banker, 'S.21b')
  return halved ? [halved] : []
}

function cutters(evening: Evening, by: Parameters<typeof tablesInReach>[1]) {
  return tablesInReach(evening, by).flatMap((table) => {
    const member = table.taglia.phase === 'cutting' ? offeredCut(table) : null
    return member !== null && mayName(evening, by, member) ? [{ table: table.id, member }] : []
  })
}

export const cuttingCommands = { offerCut, refuseCut, cut, cutForHouse, loadSabot }
