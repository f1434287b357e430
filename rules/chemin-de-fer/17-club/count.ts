import { z } from 'zod'
import { openBoxes } from '../../float/room'
import { AmountOrNone } from '../../kernel/amount'
import { type Chips, MOST_CHIPS, magnitude, NO_CHIPS } from '../../kernel/chips'
import { LINE_SHOWN, lineRefused, SumShown } from '../../kernel/club/counting'
import { type Decision, happens, OFFICERS } from '../../kernel/decider'
import { NO_PAYLOAD } from '../../kernel/forms'
import { post } from '../../kernel/ledger'
import { MemberId } from '../../kernel/memberId'
import { hasChanged } from '../../kernel/read'
import { BOOK, balance, bankOf, chipsOf } from '../accounts'
import { areChipsKnown } from '../evening'
import { INSPECTOR } from '../frame/roles'
import { bankBack } from '../mano/shares'
import { refuse } from '../refuse'
import { changedEvening } from '../state/changed'
import type { Evening } from '../state/evening'
import { clubCommand } from './commands'
import type { SheetEvent } from './events'
import { accountsEmptied, paymentsOf, playersOnTableau, sheetOf, uncounted } from './rows'

const once = () => [{}]

/** The reason why the chips are not being counted; null while they are. */
function notCounting({ closing, tableau }: Evening): Decision<never> | null {
  if (tableau) return refuse('C.3', 'tableau-closed')
  return closing ? null : refuse('C.2', 'count-not-begun')
}

/** The imbalance is no longer the one that the giver of the command read; null while it is. */
const otherThan = (read: Chips | undefined, imbalance: Chips): Decision<never> | null =>
  hasChanged(read, imbalance)
    ? refuse('C.3', 'imbalance-changed', { imbalance: { chips: magnitude(imbalance) } })
    : null

/** Begins the count, between coups: the banks return to their owners, and the chips expected are written down. */
export const beginCount = clubCommand({
  schema: NO_PAYLOAD,
  may: OFFICERS,
  decide(evening): Decision<SheetEvent> {
    if (evening.tableau) return refuse('C.3', 'tableau-closed')
    if (evening.closing) return refuse('C.2', 'count-under-way')
    const tables = Object.values(evening.tables)
    if (tables.some(({ coup }) => coup !== null)) return refuse('C.2', 'coup-in-play')
    const transfers = tables.flatMap((table) => bankBack(table, balance(evening, bankOf(table.id))))
    const accounts = post(evening.accounts, transfers)
    const isKnown = areChipsKnown(evening)
    const expected = Object.fromEntries(
      playersOnTableau(changedEvening(evening, { accounts })).map(({ member }) => [
        member,
        isKnown ? (accounts[chipsOf(member)] ?? NO_CHIPS) : null,
      ]),
    )
    return happens({ type: 'countBegun', book: BOOK, expected, transfers })
  },
  candidates: once,
})

/** Records one person's chips; counting again replaces them, unless the line is not what the screen showed. Source: C.2. */
export const countChips = clubCommand({
  schema: z.object({ member: MemberId, chips: AmountOrNone, ...LINE_SHOWN }),
  may: OFFICERS,
  afterClosing: true,
  decide(evening, figure): Decision<SheetEvent> {
    const { member, chips } = figure
    const stopped = notCounting(evening)
    if (stopped) return stopped
    if (!playersOnTableau(evening).some((one) => one.member === member))
      return refuse('C.2', 'not-on-tableau', { member: { member } })
    const stale = lineRefused(evening.closing, figure)
    if (stale) return refuse('C.2', stale, { member: { member } })
    return happens({ type: 'chipsCounted', member, chips })
  },
  candidates: (evening) =>
    playersOnTableau(evening).map(({ member }) => ({
      member,
      chips: evening.closing?.expected[member] ?? NO_CHIPS,
    })),
  bounds: () => ({ chips: { min: 0, max: MOST_CHIPS, step: 1 } }),
})

/** Gives up the count, so that the tables play on. Source: C.2. */
export const resumePlay = clubCommand({
  schema: NO_PAYLOAD,
  may: OFFICERS,
  decide: (evening): Decision<SheetEvent> =>
    notCounting(evening) ?? happens({ type: 'playResumed' }),
  candidates: once,
})

/** The inspector accepts an imbalance above the limit, so that the tableau can be closed. Source: C.3. */
export const acceptImbalance = clubCommand({
  schema: z.object({ imbalance: SumShown.optional() }),
  may: INSPECTOR.filter((role) => role !== 'segretario'),
  afterClosing: true,
  decide(evening, { imbalance: read }, { by }): Decision<SheetEvent> {
    const stopped = notCounting(evening)
    if (stopped) return stopped
    if (by.member === null) return refuse('C.3', 'no-name')
    const missing = uncounted(evening)
    if (missing.length > 0)
      return refuse('C.2', 'not-all-counted', { members: { members: missing } })
    const { imbalance } = sheetOf(evening)
    if (magnitude(imbalance) <= evening.settings.recountAbove || evening.closing?.imbalanceAccepted)
      return refuse('C.3', 'nothing-to-accept')
    return otherThan(read, imbalance) ?? happens({ type: 'imbalanceAccepted', imbalance })
  },
  candidates: once,
})

/**
 * Closes the tableau: the imbalance is shared out, the payments are listed, the tax falls to the club, and every
 * account returns to zero. Source: C.3, S.10a.
 */
export const closeTableau = clubCommand({
  schema: z.object({ settleBy: z.enum(['desk', 'members']), imbalance: SumShown.optional() }),
  may: OFFICERS,
  afterClosing: true,
  decide(evening, { settleBy, imbalance: read }): Decision<SheetEvent> {
    const stopped = notCounting(evening)
    if (stopped) return stopped
    const missing = uncounted(evening)
    if (missing.length > 0)
      return refuse('C.2', 'not-all-counted', { members: { members: missing } })
    const disputes = Object.values(evening.tables).flatMap((table) => table.disputes)
    if (disputes.some(({ status }) => status === 'open')) return refuse('C.3', 'dispute-open')
    if (openBoxes(evening.float).length > 0) return refuse('C.3', 'float-open')
    const sheet = sheetOf(evening)
    const { recountAbove } = evening.settings
    if (magnitude(sheet.imbalance) > recountAbove && !evening.closing?.imbalanceAccepted)
      return refuse('C.3', 'recount-first', {
        imbalance: { chips: magnitude(sheet.imbalance) },
        limit: { chips: recountAbove },
      })
    return (
      otherThan(read, sheet.imbalance) ??
      happens({
        type: 'tableauClosed',
        table: BOOK,
        book: BOOK,
        ...sheet,
        settleBy,
        payments: paymentsOf(sheet, settleBy),
        transfers: accountsEmptied(evening),
      })
    )
  },
  candidates: () => [{ settleBy: 'desk' as const }, { settleBy: 'members' as const }],
})
