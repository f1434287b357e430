import { z } from 'zod'
import { Amount, AmountOrNone } from '../../kernel/amount'
import { type Chips, MOST_CHIPS, minus, NO_CHIPS } from '../../kernel/chips'
import { type Decision, happens, type Refused } from '../../kernel/decider'
import { post } from '../../kernel/ledger'
import { MemberId } from '../../kernel/memberId'
import { BOOK } from '../accounts'
import { cheminArticle } from '../article'
import { notPlaying, notTakingPart, tableAt, tablesInReach } from '../frame/at-table'
import { EMPLOYEE } from '../frame/roles'
import { dealingBarred } from '../mano/dealing'
import { bankAt, intoBank, mostToLay } from '../mano/money'
import { withShare } from '../mano/shares'
import { recordTold } from '../play/record'
import { unnamedSettlement } from '../play/settlement'
import { refuse } from '../refuse'
import { changedEvening, changedMano } from '../state/changed'
import type { Evening } from '../state/evening'
import { ofTable } from '../state/forms'
import type { Mano } from '../state/mano'
import type { Table } from '../state/table'
import type { CoupEvent } from './events'

const { command } = cheminArticle<CoupEvent>()

const RECORDED = ['banco', 'punta', 'tie'] as const

/** Refuses a coup of which only the result is recorded: it has its own level, and a banker who may give it. */
function notRecorded(evening: Evening, table: Table): Refused | null {
  const idle = notPlaying(evening, table)
  if (idle) return idle
  if (table.level !== 2) return refuse(null, 'not-at-this-level')
  return dealingBarred(evening, table)
}

/** Refuses a bank that is not the one exposed: it only grows, by its banker's chips, without a socio (S.56a). */
function bankRefusal(evening: Evening, table: Table, mano: Mano, bank: Chips): Refused | null {
  const lies = bankAt(evening, table)
  if (bank < lies) return refuse('V.values', 'below-bank', { bank: { chips: lies } })
  const added = minus(bank, lies)
  if (added > 0 && mano.socio !== null) return refuse('V.values', 'socio-consents')
  const own = mostToLay(evening, table, mano.banker)
  return added > own
    ? refuse(null, 'not-enough-chips', { member: { member: mano.banker }, chips: { chips: own } })
    : null
}

/** Level 2: a coup in three taps, which are the bank, the sum that played, and the winner; optionally the punter. */
const recordResult = command({
  schema: ofTable.extend({
    bank: Amount,
    matched: AmountOrNone,
    result: z.enum(RECORDED),
    holder: MemberId.nullable().default(null),
  }),
  may: EMPLOYEE,
  refuseStale: true,
  decide(evening, { table: id, bank, matched, result, holder }): Decision<CoupEvent> {
    const table = tableAt(evening, id)
    const refused = notRecorded(evening, table)
    if (refused) return refused
    const { mano } = table
    if (!mano) return refuse(null, 'no-mano')
    const wrong =
      bankRefusal(evening, table, mano, bank) ?? (holder && notTakingPart(evening, holder))
    if (wrong) return wrong
    if (matched > bank) return refuse('V.values', 'above-bank', { bank: { chips: bank } })
    if (matched === 0 && result !== 'tie') return refuse('V.values', 'nothing-played')
    const added = minus(bank, bankAt(evening, table))
    const laid = intoBank(evening, table, mano.banker, added)
    const raised = changedEvening(evening, { accounts: post(evening.accounts, laid) })
    const grown = changedMano(mano, { shares: withShare(mano.shares, mano.banker, added) })
    const settlement = unnamedSettlement(raised, table, grown, { matched, result })
    return happens({
      type: 'coupRecorded',
      table: id,
      book: BOOK,
      added,
      settled: recordTold(table, grown, { result, bank, holder }, settlement),
      tax: settlement.tax,
      setAside: settlement.setAside,
      shares: settlement.shares,
      transfers: [...laid, ...settlement.transfers],
    })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) => {
      const bank = bankAt(evening, table)
      if (bank <= 0 || bank > MOST_CHIPS) return []
      return RECORDED.map((result) => ({
        table: table.id,
        bank,
        matched: result === 'tie' ? NO_CHIPS : bank,
        result,
        holder: null,
      }))
    }),
  bounds: (evening, { table: id, bank, result }) => {
    const table = tableAt(evening, id)
    const { mano } = table
    const own = mano?.socio === null ? mostToLay(evening, table, mano.banker) : NO_CHIPS
    return {
      bank: { min: bank, max: Math.min(MOST_CHIPS, bank + Math.max(0, own)), step: 1 },
      matched: { min: result === 'tie' ? 0 : 1, max: bank, step: 1 },
    }
  },
})

export const recordCommands = { recordResult }
