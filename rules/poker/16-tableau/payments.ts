import { z } from 'zod'
import { type Actor, type Decision, happens, OFFICERS } from '../../kernel/decider'
import { reversed } from '../../kernel/ledger'
import { isPaid, type Payment } from '../../kernel/payments'
import { reason } from '../../kernel/text'
import { pokerArticle } from '../article'
import type { Evening } from '../evening'
import { tableAt } from '../frame/at-table'
import { tablesInReach } from '../frame/reach'
import { refuse } from '../refuse'
import { TableId } from '../state/ids'
import type { SheetEvent, TableauEvent } from './events'

const { command } = pokerArticle<TableauEvent>()

const ofTable = z.object({ table: TableId })
const ofPayment = ofTable.extend({ payment: z.int().positive().max(100) })

const everyPayment = (evening: Evening, by: Actor) =>
  tablesInReach(evening, by).flatMap(({ id, tableau }) =>
    (tableau?.payments ?? []).map(({ number }) => ({ table: id, payment: number })),
  )

const everyTable = (evening: Evening, by: Actor) =>
  tablesInReach(evening, by).map(({ id }) => ({ table: id }))

function paymentAt(evening: Evening, target: z.infer<typeof ofPayment>): Payment | undefined {
  return tableAt(evening, target.table).tableau?.payments.find(
    ({ number }) => number === target.payment,
  )
}

/** The desk may mark any payment, a member only their own side of one. */
const isOwnSide = (side: Payment['from'], by: Actor) =>
  by.roles.includes('segretario') || (by.member !== null && side === by.member)

/** Marks a payment as handed over, by the payer or the desk. Source: XVI.1. */
export const markHanded = command({
  schema: ofPayment,
  may: ['socio', 'segretario'],
  from: 'row',
  afterClosing: true,
  decide(evening, target, { by }): Decision<SheetEvent> {
    const payment = paymentAt(evening, target)
    if (!payment) return refuse('XVI.1', 'no-such-payment')
    if (!isOwnSide(payment.from, by)) return refuse('XVI.1', 'not-the-payer')
    if (payment.handedAt !== null) return refuse('XVI.1', 'already-marked')
    return happens({ type: 'paymentHanded', table: target.table, payment: target.payment })
  },
  candidates: everyPayment,
})

/** Marks a payment as received, by the payee or the desk, once it was handed over. Source: XVI.1. */
export const markReceived = command({
  schema: ofPayment,
  may: ['socio', 'segretario'],
  from: 'row',
  afterClosing: true,
  decide(evening, target, { by }): Decision<SheetEvent> {
    const payment = paymentAt(evening, target)
    if (!payment) return refuse('XVI.1', 'no-such-payment')
    if (!isOwnSide(payment.to, by)) return refuse('XVI.1', 'not-the-payee')
    if (payment.handedAt === null) return refuse('XVI.1', 'not-handed-yet')
    if (payment.receivedAt !== null) return refuse('XVI.1', 'already-marked')
    return happens({ type: 'paymentReceived', table: target.table, payment: target.payment })
  },
  candidates: everyPayment,
})

/** Removes the latest mark of a payment. Source: XVI.1. */
export const unmarkPayment = command({
  schema: ofPayment,
  may: ['segretario'],
  afterClosing: true,
  decide(evening, target): Decision<SheetEvent> {
    const payment = paymentAt(evening, target)
    if (!payment) return refuse('XVI.1', 'no-such-payment')
    if (payment.handedAt === null) return refuse('XVI.1', 'not-marked')
    return happens({ type: 'paymentUnmarked', table: target.table, payment: target.payment })
  },
  candidates: everyPayment,
})

/** The first of two officers asks to reopen a closed tableau; payments must be unmarked before. Source: XVI.1. */
export const askReopen = command({
  schema: ofTable.extend({ why: reason(3, 300) }),
  may: OFFICERS,
  afterClosing: true,
  decide(evening, { table: id, why }, { by }): Decision<SheetEvent> {
    const { tableau } = tableAt(evening, id)
    if (!tableau) return refuse('XVI.1', 'tableau-not-closed')
    if (by.member === null) return refuse('XVI.2', 'no-name')
    if (tableau.reopenAskedBy !== null) return refuse('XVI.1', 'reopening-asked')
    if (isPaid(tableau)) return refuse('XVI.1', 'payments-marked')
    return happens({ type: 'reopeningAsked', table: id, why })
  },
  candidates: (evening, by) =>
    everyTable(evening, by).map((target) => ({ ...target, why: 'correzione' })),
})

/** A second officer confirms the reopening: the transfers of the closing are reversed. Source: XVI.1. */
export const confirmReopen = command({
  schema: ofTable,
  may: OFFICERS,
  afterClosing: true,
  decide(evening, { table: id }, { by }): Decision<SheetEvent> {
    const { tableau } = tableAt(evening, id)
    if (!tableau) return refuse('XVI.1', 'tableau-not-closed')
    if (by.member === null) return refuse('XVI.2', 'no-name')
    if (tableau.reopenAskedBy === null) return refuse('XVI.1', 'reopening-not-asked')
    if (tableau.reopenAskedBy === by.member) return refuse('XVI.1', 'same-person')
    if (isPaid(tableau)) return refuse('XVI.1', 'payments-marked')
    const transfers = reversed(tableau.transfers)
    return happens({ type: 'tableauReopened', table: id, transfers })
  },
  candidates: everyTable,
})

/** Withdraws the request to reopen a tableau. Source: XVI.1. */
export const dropReopen = command({
  schema: ofTable,
  may: OFFICERS,
  afterClosing: true,
  decide(evening, { table: id }): Decision<SheetEvent> {
    const { tableau } = tableAt(evening, id)
    if (!tableau) return refuse('XVI.1', 'tableau-not-closed')
    if (tableau.reopenAskedBy === null) return refuse('XVI.1', 'reopening-not-asked')
    return happens({ type: 'reopeningDropped', table: id })
  },
  candidates: everyTable,
})
