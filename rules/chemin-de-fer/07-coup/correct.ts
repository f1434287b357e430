import { z } from 'zod'
import { AmountOrNone } from '../../kernel/amount'
import { type Chips, negate, totalChips } from '../../kernel/chips'
import { type Decision, happens, isOfficer, type Refused } from '../../kernel/decider'
import { MemberId } from '../../kernel/ids'
import { post, type Transfer } from '../../kernel/ledger'
import { reason } from '../../kernel/text'
import { BOOK, balance, bankOf, CAGNOTTE, chipsOf } from '../accounts'
import { cheminArticle } from '../article'
import { areChipsKnown } from '../evening'
import { notPlaying, tableAt, tablesInReach } from '../frame/at-table'
import { EMPLOYEE } from '../frame/roles'
import { type AsItWas, corrected, unnamedPay } from '../play/corrected'
import { voidedCoup } from '../play/voided'
import { refuse } from '../refuse'
import { RESULTS, type SettledCoup } from '../state/coup'
import type { Evening } from '../state/evening'
import { TableId } from '../state/ids'
import type { Table } from '../state/table'
import type { CoupEvent } from './events'
import { inPlay, tablesWithCoup } from './in-play'

const { command } = cheminArticle<CoupEvent>()

const LIVE = ['open', 'closed', 'dealt', 'spoken', 'shown', 'decided'] as const

/** The coup in play has not happened: stakes go back, the bank lies as it was, and the mano goes on. */
const voidCoup = command({
  schema: z.object({ table: TableId, why: reason(3, 300) }),
  may: EMPLOYEE,
  decide(evening, { table: id, why }): Decision<CoupEvent> {
    const { refused } = inPlay(evening, id, LIVE)
    return refused ?? happens(voidedCoup(evening, id, { provision: null, why }))
  },
  candidates: (evening, by) =>
    tablesWithCoup(evening, by).map(({ id: table }) => ({ table, why: 'colpo nullo' })),
})

/** One of the latest coups as the correction says it was; the refusal where it could not have been so. */
function asItWas(
  past: SettledCoup,
  { result, matched, bets }: { result: SettledCoup['result']; matched: Chips; bets: Bets },
): AsItWas | Refused {
  if (past.result === 'void') return refuse('S.27', 'was-void')
  const stranger = bets.find(({ member }) => past.bets.every((bet) => bet.member !== member))
  if (stranger) return refuse('S.27', 'not-staked', { member: { member: stranger.member } })
  const staked = past.bets.flatMap((bet) => {
    const chips = bets.find(({ member }) => member === bet.member)?.chips ?? bet.chips
    return chips > 0 ? [{ ...bet, chips }] : []
  })
  const sum = past.level === 3 ? totalChips(staked) : matched
  if (sum > past.bank) return refuse('S.27', 'above-bank', { bank: { chips: past.bank } })
  if (sum <= 0 && (result === 'banco' || result === 'punta'))
    return refuse('S.27', 'nothing-played')
  const isSame =
    result === past.result &&
    sum === past.matched &&
    staked.length === past.bets.length &&
    staked.every(({ chips }, at) => chips === past.bets[at]?.chips)
  return isSame ? refuse('S.27', 'changes-nothing') : { result, matched: sum, bets: staked }
}

type Bets = readonly { readonly member: MemberId; readonly chips: Chips }[]

/** Refuses transfers that leave a member or the bank below zero; null when everybody has the chips. */
function shortRefusal(
  evening: Evening,
  table: Table,
  members: readonly MemberId[],
  transfers: readonly Transfer[],
): Refused | null {
  const after = { accounts: post(evening.accounts, transfers) }
  const bank = balance(after, bankOf(table.id))
  if (bank < 0) return refuse('S.27', 'bank-too-small', { missing: { chips: negate(bank) } })
  if (balance(after, CAGNOTTE) < 0) return refuse('S.27', 'tax-given-back')
  if (!areChipsKnown(evening)) return null
  const short = members.find((member) => balance(after, chipsOf(member)) < 0)
  return short === undefined
    ? null
    : refuse(null, 'not-enough-chips', {
        member: { member: short },
        chips: { chips: balance(evening, chipsOf(short)) },
      })
}

/**
 * S.27, cf44: one of the latest thirty coups is put right by the inspector, with compensating entries and never by
 * undoing it; the event says which chips to move.
 */
const correctCoup = command({
  schema: z.object({
    table: TableId,
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
    const table = tableAt(evening, id)
    const idle = notPlaying(evening, table)
    if (idle) return idle
    if (!isOfficer(by)) return refuse('S.27', 'exhausted')
    if (table.coup) return refuse(null, 'coup-in-play')
    const past = table.past.find((one) => one.serial === serial)
    if (!past) return refuse('S.27', 'not-remembered', { coup: serial })
    const right = asItWas(past, given)
    if ('refusal' in right) return right
    const { settled, shares, transfers } = corrected(past, table, right, evening.settings)
    const all = [...transfers, ...unnamedPay(evening, table, transfers)]
    const members = [past.banker, ...Object.keys(settled.net), ...Object.keys(past.net)]
    const short = shortRefusal(evening, table, members as MemberId[], all)
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
    })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id: table, past }) =>
      past.flatMap(({ serial: coup, matched }) =>
        RESULTS.map((result) => ({ table, coup, result, matched, bets: [], why: 'correzione' })),
      ),
    ),
  bounds: (evening, { table, coup, result }) => {
    const past = tableAt(evening, table).past.find(({ serial }) => serial === coup)
    if (past?.level !== 2) return {}
    const min = result === 'banco' || result === 'punta' ? 1 : 0
    return { matched: { min, max: past.bank, step: 1 } }
  },
})

export const correctionCommands = { voidCoup, correctCoup }
