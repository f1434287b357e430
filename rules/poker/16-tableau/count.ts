import { z } from 'zod'
import { AmountOrNone } from '../../kernel/amount'
import { type Chips, MOST_CHIPS, magnitude } from '../../kernel/chips'
import { LINE_SHOWN, lineRefused, SumShown } from '../../kernel/club/counting'
import type { Refused } from '../../kernel/decider'
import { type Decision, happens, leadsTo } from '../../kernel/decider'
import { MemberId } from '../../kernel/memberId'
import { hasChanged } from '../../kernel/read'
import { pokerArticle } from '../article'
import type { Evening } from '../evening'
import { frozenBy, tableAt } from '../frame/at-table'
import { tablesInReach } from '../frame/reach'
import { overdraft } from '../money/compensation'
import { drawnBy } from '../money/resti'
import { refuse } from '../refuse'
import type { RoomEvent } from '../room/after'
import { afterRoom } from '../room/after'
import { roomAfter } from '../room/game'
import { recountLimit } from '../settings'
import { ofTable } from '../state/forms'
import type { Table } from '../state/table'
import { accountsEmptied, asCounted, expectedResti, potsBack, potsShared } from './counting'
import { type CountEvent, evolveTableau, type TableauEvent } from './events'
import { imbalanceOf, paymentsOf, playersOnTableau, sheetOf, uncounted } from './rows'

const { command } = pokerArticle<TableauEvent, RoomEvent>()

/** The reason why a table is not being counted; null when it is. */
function notCounting(table: Table): Refused | null {
  if (table.status === 'closed') return refuse('XVI.1', 'tableau-closed')
  return table.status === 'counting' ? null : refuse('XVI.1', 'count-not-begun')
}

/** The imbalance is no longer the one that the giver of the command read; null while it is. */
const otherThan = (read: Chips | undefined, imbalance: Chips): Refused | null =>
  hasChanged(read, imbalance)
    ? refuse('XVI.2', 'imbalance-changed', { imbalance: { chips: magnitude(imbalance) } })
    : null

/**
 * Begins the count: debts are paid, pots nobody won are shared
 * out, and the expected resti are recorded. Source: XVI.1, D4.
 */
export const beginCount = command({
  schema: ofTable,
  may: ['segretario'],
  decide(evening, { table: id }, occasion): Decision<CountEvent | RoomEvent, Evening> {
    const table = tableAt(evening, id)
    if (table.status === 'closed') return refuse('XVI.1', 'tableau-closed')
    if (table.status === 'counting') return refuse('XVI.1', 'count-under-way')
    if (table.colpo) return refuse('XVI.1', 'colpo-in-play')
    if (frozenBy(table)) return refuse('XVII.1', 'dispute-open')
    const { debts, paid, shared } = potsShared(table)
    const transfers = [...paid, ...shared]
    const expected = expectedResti(table, transfers)
    const begun = { type: 'countBegun', table: id, debts, shared, expected, transfers } as const
    const after = evolveTableau.countBegun(evening, begun, occasion)
    const room = roomAfter(after, occasion.at)
    return leadsTo([begun, ...room], afterRoom(after, room, occasion))
  },
  candidates: (evening, by) => tablesInReach(evening, by).map(({ id }) => ({ table: id })),
})

/**
 * Records one player's counted resto, in chips; a recount replaces it, unless the line is not what the screen showed: a
 * ruling may have moved chips since, and another desk may have counted them. Source: XVI.1.
 */
export const countResto = command({
  schema: ofTable.extend({
    member: MemberId,
    chips: AmountOrNone,
    ...LINE_SHOWN,
  }),
  may: ['segretario'],
  afterClosing: true,
  decide(evening, { table: id, ...figure }): Decision<CountEvent> {
    const { member, chips } = figure
    const table = tableAt(evening, id)
    const stopped = notCounting(table)
    if (stopped) return stopped
    if (!playersOnTableau(table).some((player) => player.member === member))
      return refuse('XVI.1', 'not-on-tableau', { member: { member } })
    const stale = lineRefused(table.closing, figure)
    if (stale) return refuse('XVI.1', stale, { member: { member } })
    return happens({ type: 'restoCounted', table: id, member, chips })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) =>
      playersOnTableau(table).map((player) => ({
        table: table.id,
        member: player.member,
        chips: table.closing?.expected[player.member] ?? drawnBy(player),
      })),
    ),
  bounds: () => ({ chips: { min: 0, max: MOST_CHIPS, step: 1 } }),
})

/**
 * Stops the count and plays on: the shared pots return to the
 * middle. Level 2 or 3 needs resti that are known. Source: XVI.1.
 */
export const resumePlay = command({
  schema: ofTable.extend({
    level: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
  }),
  may: ['segretario'],
  decide(
    evening,
    { table: id, level: wanted },
    occasion,
  ): Decision<CountEvent | RoomEvent, Evening> {
    const table = tableAt(evening, id)
    const stopped = notCounting(table)
    if (stopped) return stopped
    const level = wanted ?? table.level
    const isChanged = level !== table.level
    // As between two colpi: the hands of a parol that goes on are kept as those before.
    if (isChanged && table.level !== 1 && table.closing?.before.parol)
      return refuse('XIII.2', 'parol-under-way')
    if (isChanged && level === 1 && table.edition >= 2 && table.closing?.shared.length)
      return refuse(null, 'pot-to-play')
    const missing = uncounted(table)
    const unknown = table.level === 1 || !table.restiKnown
    if (unknown && level !== 1 && missing.length > 0)
      return refuse('XVI.1', 'not-all-counted', { members: { members: missing } })
    const agreed = missing.length === 0
    const transfers = [...(agreed ? asCounted(table) : []), ...potsBack(table)]
    const short = overdraft(table.accounts, transfers)
    if (short) return refuse('III.1', 'pot-not-returned', { missing: { chips: short.missing } })
    const ended = isChanged ? ({ endStands: true } as const) : {}
    const waited = Object.values(table.players)
      .filter(({ status, awaySince }) => status === 'called' && awaySince !== null)
      .map((player) => player.member)
    const resumed = {
      type: 'playResumed',
      table: id,
      level,
      agreed,
      ...ended,
      ...(waited.length > 0 && { waited }),
      transfers,
    } as const
    const after = evolveTableau.playResumed(evening, resumed, occasion)
    const room = roomAfter(after, occasion.at)
    return leadsTo([resumed, ...room], afterRoom(after, room, occasion))
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id, level }) => [
      { table: id },
      ...(level === 1 ? [{ table: id, level: 2 as const }] : []),
    ]),
})

/**
 * M5: the deputato accepts an imbalance above the limit, so that the tableau can be closed; `imbalance` is the one they
 * read. Source: XVI.2.
 */
export const acceptImbalance = command({
  schema: ofTable.extend({ imbalance: SumShown.optional() }),
  may: ['deputato', 'amministratore'],
  afterClosing: true,
  decide(evening, { table: id, imbalance: read }, { by }): Decision<CountEvent> {
    const table = tableAt(evening, id)
    const stopped = notCounting(table)
    if (stopped) return stopped
    if (by.member === null) return refuse('XVI.2', 'no-name')
    const missing = uncounted(table)
    if (missing.length > 0)
      return refuse('XVI.1', 'not-all-counted', { members: { members: missing } })
    const imbalance = imbalanceOf(table)
    if (magnitude(imbalance) <= recountLimit(table.settings) || table.closing?.recountAccepted)
      return refuse('XVI.2', 'nothing-to-accept')
    return (
      otherThan(read, imbalance) ?? happens({ type: 'imbalanceAccepted', table: id, imbalance })
    )
  },
  candidates: (evening, by) => tablesInReach(evening, by).map(({ id }) => ({ table: id })),
})

/**
 * Closes the tableau: shares the imbalance, lists the payments and brings every account to zero; `imbalance` is the one
 * that its giver read. Source: XVI.1, XVI.2.
 */
export const closeTableau = command({
  schema: ofTable.extend({
    settleBy: z.enum(['desk', 'members']),
    imbalance: SumShown.optional(),
  }),
  may: ['segretario'],
  afterClosing: true,
  decide(
    evening,
    { table: id, settleBy, imbalance: read },
    occasion,
  ): Decision<TableauEvent | RoomEvent, Evening> {
    const table = tableAt(evening, id)
    const stopped = notCounting(table)
    if (stopped) return stopped
    const missing = uncounted(table)
    if (missing.length > 0)
      return refuse('XVI.1', 'not-all-counted', { members: { members: missing } })
    if (table.disputes.some(({ status }) => status === 'voting'))
      return refuse('XVII.1', 'dispute-open')
    const { rows, imbalance } = sheetOf(table)
    const limit = recountLimit(table.settings)
    if (magnitude(imbalance) > limit && !table.closing?.recountAccepted)
      return refuse('XVI.2', 'recount-first', {
        imbalance: { chips: magnitude(imbalance) },
        limit: { chips: limit },
      })
    const changed = otherThan(read, imbalance)
    if (changed) return changed
    const closed = {
      type: 'tableauClosed' as const,
      table: id,
      rows,
      imbalance,
      settleBy,
      payments: paymentsOf(rows, settleBy),
      transfers: accountsEmptied(table),
    }
    const after = evolveTableau.tableauClosed(evening, closed, occasion)
    const room = evening.status === 'open' ? roomAfter(after, occasion.at) : []
    return leadsTo([closed, ...room], afterRoom(after, room, occasion))
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id }) => [
      { table: id, settleBy: 'desk' as const },
      { table: id, settleBy: 'members' as const },
    ]),
})
