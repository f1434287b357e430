import { z } from 'zod'
import { type Actor, type Decision, happens, isOfficer, OFFICERS } from '../../kernel/decider'
import { reversed } from '../../kernel/ledger'
import { isPaid, type Payment } from '../../kernel/payments'
import { reason } from '../../kernel/text'
import { BOOK } from '../accounts'
import { refuse } from '../refuse'
import type { Evening } from '../state/evening'
import { clubCommand } from './declared'
import type { SheetEvent } from './events'

const ofPayment = z.object({ payment: z.int().positive().max(200) })

const everyPayment = ({ tableau }: Evening) =>
  (tableau?.payments ?? []).map(({ number }) => ({ payment: number }))

const paymentAt = ({ tableau }: Evening, number: number): Payment | undefined =>
  tableau?.payments.find((payment) => payment.number === number)

/** The desk may mark any payment, a member only their own side of one. */
const isOwnSide = (side: Payment['from'], by: Actor) =>
  isOfficer(by) || (by.member !== null && side === by.member)

/** Marks a payment as handed over, by the payer or the desk. Source: C.3. */
export const markHanded = clubCommand({
  schema: ofPayment,
  may: ['socio', ...OFFICERS],
  from: 'anywhere',
  afterClosing: true,
  decide(evening, { payment: number }, { by }): Decision<SheetEvent> {
    const payment = paymentAt(evening, number)
    if (!payment) return refuse('C.3', 'no-such-payment')
    if (!isOwnSide(payment.from, by)) return refuse('C.3', 'not-the-payer')
    if (payment.handedAt !== null) return refuse('C.3', 'already-marked')
    return happens({ type: 'paymentHanded', table: BOOK, payment: number })
  },
  candidates: everyPayment,
})

/** Marks a payment as received, by the payee or the desk, once it was handed over. Source: C.3. */
export const markReceived = clubCommand({
  schema: ofPayment,
  may: ['socio', ...OFFICERS],
  from: 'anywhere',
  afterClosing: true,
  decide(evening, { payment: number }, { by }): Decision<SheetEvent> {
    const payment = paymentAt(evening, number)
    if (!payment) return refuse('C.3', 'no-such-payment')
    if (!isOwnSide(payment.to, by)) return refuse('C.3', 'not-the-payee')
    if (payment.handedAt === null) return refuse('C.3', 'not-handed-yet')
    if (payment.receivedAt !== null) return refuse('C.3', 'already-marked')
    return happens({ type: 'paymentReceived', table: BOOK, payment: number })
  },
  candidates: everyPayment,
})

/** Removes the latest mark of a payment. Source: C.3. */
export const unmarkPayment = clubCommand({
  schema: ofPayment,
  may: OFFICERS,
  afterClosing: true,
  decide(evening, { payment: number }): Decision<SheetEvent> {
    const payment = paymentAt(evening, number)
    if (!payment) return refuse('C.3', 'no-such-payment')
    if (payment.handedAt === null) return refuse('C.3', 'not-marked')
    return happens({ type: 'paymentUnmarked', table: BOOK, payment: number })
  },
  candidates: everyPayment,
})

/** The first of two officers asks to reopen the closed tableau; payments must be unmarked before. Source: C.3. */
export const askReopening = clubCommand({
  schema: z.object({ why: reason(3, 300) }),
  may: OFFICERS,
  afterClosing: true,
  decide({ tableau }, { why }, { by }): Decision<SheetEvent> {
    if (!tableau) return refuse('C.3', 'tableau-not-closed')
    if (by.member === null) return refuse('C.3', 'no-name')
    if (tableau.reopenAskedBy !== null) return refuse('C.3', 'reopening-asked')
    if (isPaid(tableau)) return refuse('C.3', 'payments-marked')
    return happens({ type: 'reopeningAsked', table: BOOK, why })
  },
  candidates: () => [{ why: 'correzione' }],
})

/** A second officer confirms the reopening: the transfers of the closing are reversed. Source: C.3. */
export const reopen = clubCommand({
  schema: z.object({}),
  may: OFFICERS,
  afterClosing: true,
  decide({ tableau }, _, { by }): Decision<SheetEvent> {
    if (!tableau) return refuse('C.3', 'tableau-not-closed')
    if (by.member === null) return refuse('C.3', 'no-name')
    if (tableau.reopenAskedBy === null) return refuse('C.3', 'reopening-not-asked')
    if (tableau.reopenAskedBy === by.member) return refuse('C.3', 'same-person')
    if (isPaid(tableau)) return refuse('C.3', 'payments-marked')
    const transfers = reversed(tableau.transfers).reverse()
    return happens({ type: 'tableauReopened', table: BOOK, book: BOOK, transfers })
  },
  candidates: () => [{}],
})

/** Withdraws the request to reopen the tableau. Source: C.3. */
export const dropReopening = clubCommand({
  schema: z.object({}),
  may: OFFICERS,
  afterClosing: true,
  decide({ tableau }): Decision<SheetEvent> {
    if (!tableau) return refuse('C.3', 'tableau-not-closed')
    if (tableau.reopenAskedBy === null) return refuse('C.3', 'reopening-not-asked')
    return happens({ type: 'reopeningDropped', table: BOOK })
  },
  candidates: () => [{}],
})
