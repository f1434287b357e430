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
import { type Decision, happens, isOfficer, OFFICERS } from '../../kernel/decider'
import { NO_PAYLOAD } from '../../kernel/forms'
import { reversed } from '../../kernel/ledger'
import { isPaid } from '../../kernel/payments'
import { reason } from '../../kernel/text'
import { BOOK } from '../accounts'
import { refuse } from '../refuse'
import type { Evening } from '../state/evening'
import { clubCommand } from './commands'
import type { SheetEvent } from './events'

const ofPayment = z.object({ payment: z.int().positive().max(200), ...CLOSING_SHOWN })

const everyPayment = ({ tableau }: Evening) =>
  (tableau?.payments ?? []).map(({ number }) => ({ payment: number }))

/** Marks a payment as handed over, by the payer or the desk. Source: C.3. */
export const markHanded = clubCommand({
  schema: ofPayment,
  may: ['socio', ...OFFICERS],
  from: 'anywhere',
  afterClosing: true,
  decide({ tableau }, named, { by }): Decision<SheetEvent> {
    const { payment } = named
    const reason = handingRefused(tableau, named, { by, isDesk: isOfficer(by) })
    return reason ? refuse('C.3', reason) : happens({ type: 'paymentHanded', table: BOOK, payment })
  },
  candidates: everyPayment,
})

/** Marks a payment as received: by the payee once it was handed over, by the desk with its handing over. Source: C.3. */
export const markReceived = clubCommand({
  schema: ofPayment,
  may: ['socio', ...OFFICERS],
  from: 'anywhere',
  afterClosing: true,
  decide({ tableau }, named, { by }): Decision<SheetEvent> {
    const { payment } = named
    const reason = receivingRefused(tableau, named, { by, isDesk: isOfficer(by) })
    if (reason) return refuse('C.3', reason)
    const received = { type: 'paymentReceived', table: BOOK, payment } as const
    if (!awaitsHanding(tableau, payment)) return happens(received)
    return happens<SheetEvent>({ type: 'paymentHanded', table: BOOK, payment }, received)
  },
  candidates: everyPayment,
})

/** Removes the latest mark of a payment, or with null every mark of the tableau. Source: C.3. */
export const unmarkPayment = clubCommand({
  schema: ofPayment.extend({ payment: ofPayment.shape.payment.nullable() }),
  may: OFFICERS,
  afterClosing: true,
  decide({ tableau }, named): Decision<SheetEvent> {
    const reason = unmarkingRefused(tableau, named)
    if (reason) return refuse('C.3', reason)
    const events = unmarkedBy(tableau, named.payment).map(
      (payment) => ({ type: 'paymentUnmarked', table: BOOK, payment }) as const,
    )
    return happens(...events)
  },
  candidates: (evening) => [...everyPayment(evening), { payment: null }],
})

/** The first of two officers asks to reopen the closed tableau; payments must be unmarked before. Source: C.3. */
export const askReopening = clubCommand({
  schema: z.object({ why: reason(3, 300) }),
  may: OFFICERS,
  afterClosing: true,
  decide({ tableau }, { why }, { by }): Decision<SheetEvent> {
    if (!tableau) return refuse('C.3', 'tableau-not-closed')
    const reason = askRefused(tableau, by)
    if (reason) return refuse('C.3', reason)
    if (isPaid(tableau)) return refuse('C.3', 'payments-marked')
    return happens({ type: 'reopeningAsked', table: BOOK, why })
  },
  candidates: () => [{ why: 'correzione' }],
})

/** A second officer confirms the reopening: the transfers of the closing are reversed. Source: C.3. */
export const reopen = clubCommand({
  schema: z.object(REASON_SHOWN),
  may: OFFICERS,
  afterClosing: true,
  decide({ tableau }, { why }, { by }): Decision<SheetEvent> {
    if (!tableau) return refuse('C.3', 'tableau-not-closed')
    const reason = confirmRefused(tableau, { by, why })
    if (reason) return refuse('C.3', reason)
    if (isPaid(tableau)) return refuse('C.3', 'payments-marked')
    const transfers = reversed(tableau.transfers).reverse()
    return happens({ type: 'tableauReopened', table: BOOK, book: BOOK, transfers })
  },
  candidates: ({ tableau }) => [{ why: tableau?.reopenWhy ?? undefined }],
})

/** Withdraws the request to reopen the tableau. Source: C.3. */
export const dropReopening = clubCommand({
  schema: NO_PAYLOAD,
  may: OFFICERS,
  afterClosing: true,
  decide({ tableau }): Decision<SheetEvent> {
    const reason = dropRefused(tableau)
    return reason ? refuse('C.3', reason) : happens({ type: 'reopeningDropped', table: BOOK })
  },
  candidates: () => [{}],
})
