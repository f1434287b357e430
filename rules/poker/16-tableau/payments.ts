import { z } from 'zod'
import {
  awaitsHanding,
  CLOSING_SHOWN,
  handingRefused,
  receivingRefused,
  unmarkedBy,
  unmarkingRefused,
} from '../../kernel/club/paying'
import { askRefused, confirmRefused, dropRefused, REASON_SHOWN } from '../../kernel/club/reopening'
import { type Actor, type Decision, happens, OFFICERS } from '../../kernel/decider'
import { reversed } from '../../kernel/ledger'
import { isPaid } from '../../kernel/payments'
import { reason } from '../../kernel/text'
import { pokerArticle } from '../article'
import type { Evening } from '../evening'
import { tableAt } from '../frame/at-table'
import { tablesInReach } from '../frame/reach'
import { refuse } from '../refuse'
import { ofTable } from '../state/forms'
import type { SheetEvent, TableauEvent } from './events'

const { command } = pokerArticle<TableauEvent>()

const ofPayment = ofTable.extend({ payment: z.int().positive().max(100), ...CLOSING_SHOWN })

const everyPayment = (evening: Evening, by: Actor) =>
  tablesInReach(evening, by).flatMap(({ id, tableau }) =>
    (tableau?.payments ?? []).map(({ number }) => ({ table: id, payment: number })),
  )

const everyTable = (evening: Evening, by: Actor) =>
  tablesInReach(evening, by).map(({ id }) => ({ table: id }))

const markerOf = (by: Actor) => ({ by, isDesk: by.roles.includes('segretario') })

/** Marks a payment as handed over, by the payer or the desk. Source: XVI.1. */
export const markHanded = command({
  schema: ofPayment,
  may: ['socio', 'segretario'],
  from: 'row',
  afterClosing: true,
  decide(evening, { table, ...named }, { by }): Decision<SheetEvent> {
    const { payment } = named
    const reason = handingRefused(tableAt(evening, table).tableau, named, markerOf(by))
    return reason ? refuse('XVI.1', reason) : happens({ type: 'paymentHanded', table, payment })
  },
  candidates: everyPayment,
})

/** Marks a payment as received: by the payee once it was handed over, by the desk with its handing over. Source: XVI.1. */
export const markReceived = command({
  schema: ofPayment,
  may: ['socio', 'segretario'],
  from: 'row',
  afterClosing: true,
  decide(evening, { table, ...named }, { by }): Decision<SheetEvent> {
    const { payment } = named
    const { tableau } = tableAt(evening, table)
    const reason = receivingRefused(tableau, named, markerOf(by))
    if (reason) return refuse('XVI.1', reason)
    const received = { type: 'paymentReceived', table, payment } as const
    if (!awaitsHanding(tableau, payment)) return happens(received)
    return happens<SheetEvent>({ type: 'paymentHanded', table, payment }, received)
  },
  candidates: everyPayment,
})

/** Removes the latest mark of a payment, or with null every mark of the tableau. Source: XVI.1. */
export const unmarkPayment = command({
  schema: ofPayment.extend({ payment: ofPayment.shape.payment.nullable() }),
  may: ['segretario'],
  afterClosing: true,
  decide(evening, { table, ...named }): Decision<SheetEvent> {
    const { tableau } = tableAt(evening, table)
    const reason = unmarkingRefused(tableau, named)
    if (reason) return refuse('XVI.1', reason)
    const events = unmarkedBy(tableau, named.payment).map(
      (payment) => ({ type: 'paymentUnmarked', table, payment }) as const,
    )
    return happens(...events)
  },
  candidates: (evening, by) => [
    ...everyPayment(evening, by),
    ...everyTable(evening, by).map((target) => ({ ...target, payment: null })),
  ],
})

/** The first of two officers asks to reopen a closed tableau; payments must be unmarked before. Source: XVI.1. */
export const askReopen = command({
  schema: ofTable.extend({ why: reason(3, 300) }),
  may: OFFICERS,
  afterClosing: true,
  decide(evening, { table: id, why }, { by }): Decision<SheetEvent> {
    const { tableau } = tableAt(evening, id)
    if (!tableau) return refuse('XVI.1', 'tableau-not-closed')
    const reason = askRefused(tableau, by)
    if (reason) return refuse('XVI.1', reason)
    if (isPaid(tableau)) return refuse('XVI.1', 'payments-marked')
    return happens({ type: 'reopeningAsked', table: id, why })
  },
  candidates: (evening, by) =>
    everyTable(evening, by).map((target) => ({ ...target, why: 'correzione' })),
})

/** A second officer confirms the reopening: the transfers of the closing are reversed. Source: XVI.1. */
export const confirmReopen = command({
  schema: ofTable.extend(REASON_SHOWN),
  may: OFFICERS,
  afterClosing: true,
  decide(evening, { table: id, why }, { by }): Decision<SheetEvent> {
    const { tableau } = tableAt(evening, id)
    if (!tableau) return refuse('XVI.1', 'tableau-not-closed')
    const reason = confirmRefused(tableau, { by, why })
    if (reason) return refuse('XVI.1', reason)
    if (isPaid(tableau)) return refuse('XVI.1', 'payments-marked')
    const transfers = reversed(tableau.transfers)
    return happens({ type: 'tableauReopened', table: id, transfers })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).map(({ id, tableau }) => ({
      table: id,
      why: tableau?.reopenWhy ?? undefined,
    })),
})

/** Withdraws the request to reopen a tableau. Source: XVI.1. */
export const dropReopen = command({
  schema: ofTable,
  may: OFFICERS,
  afterClosing: true,
  decide(evening, { table: id }): Decision<SheetEvent> {
    const reason = dropRefused(tableAt(evening, id).tableau)
    return reason ? refuse('XVI.1', reason) : happens({ type: 'reopeningDropped', table: id })
  },
  candidates: everyTable,
})
