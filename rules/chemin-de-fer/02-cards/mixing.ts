import { z } from 'zod'
import { happens, type Refused } from '../../kernel/decider'
import type { MemberId } from '../../kernel/memberId'
import { isRefused } from '../../kernel/refusal'
import { written } from '../../kernel/text'
import {
  mayName,
  notPlaying,
  notTakingPart,
  personsInReach,
  playingAt,
  tableAt,
  tablesInReach,
} from '../frame/at-table'
import { onlyIf, whileMixed } from '../frame/offered'
import { EMPLOYEE, PLAYER } from '../frame/roles'
import { seated, seatOf } from '../mano/order'
import { refuse } from '../refuse'
import type { Evening } from '../state/evening'
import { ofMember, ofTable } from '../state/forms'
import type { Table } from '../state/table'
import { type CardsDecision, cardsCommand } from './commands'
import type { CardsEvent } from './events'
import { cutOrder, loading } from './order'

/** S.1: six packs. */
const MOST_PACKS = 6
/** The cards of six packs of 52, which the closing count must find (S.1). */
export const MOST_CARDS = MOST_PACKS * 52

/** The two back colours, and how many packs have the first of them (S.1, V.packs). */
export const colours = ofTable.extend({
  colours: z.tuple([written(30), written(30)]),
  first: z
    .int()
    .min(1)
    .max(MOST_PACKS - 1),
})
/** Colours to begin with on a screen. */
export const USUAL_COLOURS = {
  colours: ['blu', 'rosso'] as [string, string],
  first: MOST_PACKS / 2,
}

/** S.1: packs and colours are entered when the table opens. */
const enterPacks = cardsCommand({
  schema: colours,
  may: EMPLOYEE,
  decide(evening, { table: id, colours, first }) {
    const table = playingAt(evening, id)
    if (isRefused(table)) return table
    if (table.packs) return refuse('S.1', 'packs-entered')
    if (colours[0] === colours[1]) return refuse('S.1', 'one-colour')
    return happens({ type: 'packsEntered' as const, table: id, colours, first })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).map(({ id: table }) => ({ table, ...USUAL_COLOURS })),
})

/** S.3: each pack has been laid out face up for all to check. */
const checkCards = cardsCommand({
  schema: ofTable,
  may: EMPLOYEE,
  decide(evening, { table: id }) {
    const table = playingAt(evening, id)
    if (isRefused(table)) return table
    if (!table.packs) return refuse('S.3', 'no-packs')
    if (table.packs.checked) return refuse('S.3', 'checked-already')
    return happens({ type: 'cardsChecked' as const, table: id })
  },
  candidates: (evening, by) => tablesInReach(evening, by).map(({ id: table }) => ({ table })),
})

/**
 * A new taglia begins: the cards are mixed "en salade" (S.4). At level 1 the book follows the banker alone, so mixing,
 * cut and sabot (S.7) are one step with it.
 */
const beginTaglia = cardsCommand({
  schema: ofTable,
  may: EMPLOYEE,
  decide(evening, { table: id }): CardsDecision {
    const table = playingAt(evening, id)
    if (isRefused(table)) return table
    if (table.coup) return refuse('S.4', 'coup-in-play')
    if (table.taglia.phase !== 'between') return refuse('S.4', 'taglia-running')
    const number = table.taglia.number + 1
    const begun: CardsEvent = { type: 'tagliaBegun', table: id, number }
    if (table.level !== 1) return happens(begun)
    const loaded = loading(table)
    return loaded ? happens<CardsEvent>(begun, loaded) : refuse('S.7', 'nobody-sits')
  },
  candidates: (evening, by) => tablesInReach(evening, by).map(({ id: table }) => ({ table })),
})

/** S.4: the employee says aloud that the cards pass. At Venice that ends the mixing by players (S.5, cf11). */
const announceCards = cardsCommand({
  schema: ofTable,
  may: EMPLOYEE,
  decide(evening, { table: id }) {
    const table = playingAt(evening, id)
    if (isRefused(table)) return table
    const { phase, announced } = table.taglia
    if (phase !== 'mixing') return refuse('S.4', 'not-mixing')
    if (announced) return refuse('S.4', 'announced-already')
    return happens({ type: 'cardsPass' as const, table: id })
  },
  offeredFrom: whileMixed,
  candidates: (evening, by) => tablesInReach(evening, by).map(({ id: table }) => ({ table })),
})

/**
 * Refuses a player who may not mix: at Sanremo one seated player after the announcement, at Venice any player before
 * it, never the banker. Source: S.5, cf11.
 */
function mixBarred(evening: Evening, table: Table, member: MemberId): Refused | null {
  const { taglia, mano } = table
  const stopped = notPlaying(evening, table) ?? notTakingPart(evening, member)
  if (stopped) return stopped
  if (taglia.phase !== 'mixing') return refuse('S.5', 'not-mixing')
  if (mano?.banker === member) return refuse('S.5', 'banker-never-mixes')
  if (evening.settings.mayMix === 'any')
    return taglia.announced ? refuse('S.5', 'announced-already') : null
  if (!taglia.announced) return refuse('S.5', 'not-announced')
  if (!seatOf(table, member)) return refuse('S.5', 'only-seated-mix', { member: { member } })
  return taglia.mixer === null
    ? null
    : refuse('S.5', 'mixed-already', { member: { member: taglia.mixer } })
}

/** S.5: a player wishes to mix; of several, the order of the cut decides. */
const askToMix = cardsCommand({
  schema: ofMember,
  may: PLAYER,
  decide(evening, { table: id, member }) {
    const table = tableAt(evening, id)
    const barred = mixBarred(evening, table, member)
    if (barred) return barred
    if (table.taglia.mixWishes.includes(member))
      return refuse('S.5', 'wished-already', { member: { member } })
    return happens({ type: 'mixAsked' as const, table: id, member })
  },
  offeredFrom: onlyIf(({ taglia }) => taglia.phase === 'mixing'),
  candidates: mixers,
})

const mix = cardsCommand({
  schema: ofMember,
  may: EMPLOYEE,
  decide(evening, { table: id, member }) {
    const table = tableAt(evening, id)
    const barred = mixBarred(evening, table, member)
    if (barred) return barred
    const before = wisherBefore(evening, table, member)
    if (before !== null) return refuse('S.5', 'another-mixes', { member: { member: before } })
    return happens({ type: 'cardsMixed' as const, table: id, member })
  },
  offeredFrom: onlyIf(({ taglia }) => taglia.phase === 'mixing'),
  candidates: mixers,
})

/** A member who wishes to mix and comes before this one in the order of the cut, where only one may. */
function wisherBefore({ settings }: Evening, table: Table, member: MemberId): MemberId | null {
  if (settings.mayMix === 'any') return null
  const order = cutOrder(table)
  const rank = (one: MemberId): number => (order.includes(one) ? order.indexOf(one) : order.length)
  const others = table.taglia.mixWishes.filter((one) => one !== member)
  return others.find((one) => rank(one) < rank(member)) ?? null
}

function mixers(evening: Evening, by: Parameters<typeof tablesInReach>[1]) {
  return tablesInReach(evening, by).flatMap((table) => {
    const all = evening.settings.mayMix === 'any' ? personsInReach(evening, by) : seated(table)
    return all
      .filter((member) => mayName(evening, by, member))
      .map((member) => ({ table: table.id, member }))
  })
}

export const mixingCommands = { enterPacks, checkCards, beginTaglia, announceCards, askToMix, mix }
