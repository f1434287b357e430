import { z } from 'zod'
import { AmountOrNone } from '../../kernel/amount'
import { asChips, type Chips, lesser, MOST_CHIPS, NO_CHIPS, negate } from '../../kernel/chips'
import { type Actor, type Decision, happens, isOfficer, type Refused } from '../../kernel/decider'
import { membersIn } from '../../kernel/ids'
import { type Account, balanceAfter, type Transfer } from '../../kernel/ledger'
import { MemberId } from '../../kernel/memberId'
import { isRefused } from '../../kernel/refusal'
import { reason } from '../../kernel/text'
import { BOOK, balance, bankOf, CAGNOTTE, chipsOf } from '../accounts'
import { cheminArticle } from '../article'
import { areChipsKnown } from '../evening'
import { playingAt, tableAt, tablesInReach } from '../frame/at-table'
import { betweenCoups, inCoup } from '../frame/offered'
import { EMPLOYEE } from '../frame/roles'
import { withMore } from '../mano/shares'
import { isClaimed } from '../play/claimed'
import { asItWas, corrected, unnamedPay } from '../play/corrected'
import { voidedCoup } from '../play/voided'
import { refuse } from '../refuse'
import { RESULTS } from '../state/coup'
import type { Evening } from '../state/evening'
import { ofTable } from '../state/forms'
import type { Mano } from '../state/mano'
import type { Table } from '../state/table'
import type { CoupEvent } from './events'
import { inPlay, tablesWithCoup } from './in-play'

const { command } = cheminArticle<CoupEvent>()

const LIVE = ['open', 'closed', 'dealt', 'spoken', 'shown', 'decided'] as const

/** The coup in play has not happened: stakes go back, the bank lies as it was, and the mano goes on. */
const voidCoup = command({
  schema: ofTable.extend({ why: reason(3, 300) }),
  may: EMPLOYEE,
  decide(evening, { table: id, why }): Decision<CoupEvent> {
    const table = inPlay(evening, id, LIVE)
    return isRefused(table) ? table : happens(voidedCoup(evening, id, { provision: null, why }))
  },
  offeredFrom: inCoup,
  candidates: (evening, by) =>
    tablesWithCoup(evening, by).map(({ id: table }) => ({ table, why: 'colpo nullo' })),
})

/** Refuses transfers that leave a member or the bank below zero, or that take more tax than there is; else null. */
function shortRefusal(
  evening: Evening,
  table: Table,
  members: readonly MemberId[],
  transfers: readonly Transfer[],
): Refused | null {
  const after = (account: Account) => balanceAfter(evening.accounts, transfers, account)
  const bank = after(bankOf(table.id))
  if (bank < 0) return refuse('S.27', 'bank-too-small', { missing: { chips: negate(bank) } })
  const tax = after(CAGNOTTE)
  if (tax < 0 && tax < balance(evening, CAGNOTTE)) return refuse('S.27', 'tax-given-back')
  if (!areChipsKnown(evening)) return null
  const short = members.find((member) => after(chipsOf(member)) < 0)
  return short === undefined
    ? null
    : refuse(null, 'not-enough-chips', {
        member: { member: short },
        chips: { chips: balance(evening, chipsOf(short)) },
      })
}

/** Refuses to leave an owner less than nothing in the bank, which the other would then pay; null when none is short. */
function shareRefusal({ mano }: Pick<Table, 'mano'>, more: Mano['shares']): Refused | null {
  const left = withMore(mano?.shares ?? {}, more)
  const short = membersIn(left).find((owner) => (left[owner] ?? NO_CHIPS) < 0)
  if (short === undefined) return null
  const missing = { chips: negate(left[short] ?? NO_CHIPS) }
  return refuse('S.27', 'share-too-small', { member: { member: short }, missing })
}

/** Refuses to change the bank of a mano on offer, since the palette goes round at its sum; null for any other (cf45). */
function onOfferRefusal({ seguito, manoNumber }: Table, mano: number, gained: Chips) {
  if (!seguito || mano !== manoNumber || gained === 0) return null
  return refuse('S.27', 'mano-on-offer', { sum: { chips: seguito.sum } })
}

/** S.27, cd22: one of the latest thirty coups is put right with compensating entries, never by undoing it. */
const correctCoup = command({
  schema: ofTable.extend({
    coup: z.int().positive(),
    result: z.enum(RESULTS),
    /** The sum that played, at level 2. */
    matched: AmountOrNone,
    /** The bets that were other than entered, at level 3. */
    bets: z
      .array(z.object({ member: MemberId, chips: AmountOrNone }))
      .max(60)
      .default([]),
    why: reason(3, 300),
  }),
  may: EMPLOYEE,
  decide(evening, { table: id, coup: serial, why, ...given }, { by }): Decision<CoupEvent> {
    const table = playingAt(evening, id)
    if (isRefused(table)) return table
    if (isClaimed(table, serial) && !isOfficer(by)) return refuse('S.27', 'exhausted')
    if (table.coup) return refuse(null, 'coup-in-play')
    const past = table.past.find((one) => one.serial === serial)
    if (!past) return refuse('S.27', 'not-remembered', { coup: serial })
    const right = asItWas(past, given)
    if (isRefused(right)) return right
    const { settled, gained, shares, transfers } = corrected(past, table, right, evening.settings)
    const onOffer = onOfferRefusal(table, past.mano, gained)
    if (onOffer) return onOffer
    const unnamed = unnamedPay(evening, table, transfers)
    const all = [...transfers, ...unnamed]
    const members = [past.banker, ...Object.keys(settled.net), ...Object.keys(past.net)]
    const short =
      shortRefusal(evening, table, members as MemberId[], all) ?? shareRefusal(table, shares)
    if (short) return short
    const { at: _at, transfers: _transfers, sheets: _sheets, ...record } = settled
    const { result, matched } = past
    return happens({
      type: 'coupCorrected',
      table: id,
      book: BOOK,
      why,
      was: { result, matched },
      settled: record,
      shares,
      transfers: all,
      ...(unnamed.length > 0 && { toMove: transfers }),
      ...(evening.float.settings !== null &&
        past.taglia !== table.taglia.number && { taxOf: serial }),
    })
  },
  offeredFrom: betweenCoups,
  candidates: correctable,
  bounds: (evening, { table, coup, result }) => {
    const past = tableAt(evening, table).past.find(({ serial }) => serial === coup)
    if (past?.level !== 2) return {}
    const min = result === 'banco' || result === 'punta' ? 1 : 0
    return { matched: { min, max: past.bank, step: 1 } }
  },
})

/** The latest coup with each result that it might have had, and every other that is remembered with one. */
function correctable(evening: Evening, by: Actor) {
  return tablesInReach(evening, by).flatMap(({ id: table, past }) =>
    past.flatMap(({ serial: coup, matched, result: was }, at) => {
      const one = was === 'tie' ? ('void' as const) : ('tie' as const)
      const results = at === past.length - 1 ? RESULTS : [one]
      return results.map((result) => ({
        table,
        coup,
        result,
        // Level 3 takes the sum from the bets, since a bank that grew may be above any amount typed.
        matched: lesser(matched, asChips(MOST_CHIPS)),
        bets: [],
        why: 'correzione',
      }))
    }),
  )
}

/** The chips of a correction lie where they belong, so that the tablet need not say it any longer. */
const acknowledgeCorrection = command({
  schema: ofTable.extend({ coup: z.int().positive() }),
  may: EMPLOYEE,
  afterClosing: true,
  decide(evening, { table: id, coup }): Decision<CoupEvent> {
    return tableAt(evening, id).corrections.some((one) => one.coup === coup)
      ? happens({ type: 'correctionAcknowledged', table: id, coup })
      : refuse('S.27', 'nothing-to-acknowledge', { coup })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id, corrections }) =>
      corrections.map(({ coup }) => ({ table: id, coup })),
    ),
})

export const correctionCommands = { voidCoup, correctCoup, acknowledgeCorrection }
