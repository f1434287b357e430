import { z } from 'zod'
import type { Actor, Instant } from '../decider'
import { isPaid, type Payment } from '../payments'
import { hasChanged } from '../read'
import { type Sentence, tellsOf } from '../tell'

/** The payments of a closed tableau: refusals in their order of precedence. */
export const PAYING_REFUSALS = {
  'closed-anew': {
    it: 'Il tableau è stato riaperto e chiuso di nuovo: guardate i pagamenti di adesso.',
    en: 'The tableau was reopened and closed again: look at its payments as they are now.',
  },
  'no-such-payment': {
    it: 'Questo pagamento non c’è: aggiornate lo schermo.',
    en: 'There is no such payment: refresh the screen.',
  },
  'not-the-payer': {
    it: 'La consegna la segna chi paga, o la segreteria.',
    en: 'The payer, or the secretary, marks the handing over.',
  },
  'not-the-payee': {
    it: 'L’incasso lo segna chi riceve, o la segreteria.',
    en: 'The payee, or the secretary, marks the receipt.',
  },
  'not-handed-yet': {
    it: 'Il pagamento non risulta consegnato: prima la consegna, poi l’incasso.',
    en: 'The payment is not handed over yet: first handed, then received.',
  },
  'already-marked': { it: 'È già segnato.', en: 'It is marked already.' },
  'not-marked': {
    it: 'Non c’è nessun segno da togliere.',
    en: 'Nothing is marked that could be taken back.',
  },
  'payments-marked': {
    it: 'Ci sono pagamenti già consegnati: togliete prima quei segni.',
    en: 'Some payments are marked as handed over: take those marks back first.',
  },
} as const satisfies Record<string, Sentence>

type Reason = keyof typeof PAYING_REFUSALS

/** The payments of a tableau; null while it is open. */
type Paying = { readonly closedAt: Instant; readonly payments: readonly Payment[] } | null

/** The closing of the tableau that the giver of a mark saw, since another one numbers its own payments. */
export const CLOSING_SHOWN = { closedAt: z.int().optional() }

/** A payment as a command names it; null stands for all of them. */
interface Named<N extends number | null = number> {
  readonly payment: N
  readonly closedAt?: Instant | undefined
}

/** The giver of a mark; the desk may mark any payment, a member only their own side of one. */
interface Marker {
  readonly by: Actor
  readonly isDesk: boolean
}

const paymentAt = (tableau: Paying, number: number): Payment | undefined =>
  tableau?.payments.find((payment) => payment.number === number)

const isClosedAnew = (tableau: Paying, { closedAt }: Named<number | null>): boolean =>
  tableau !== null && hasChanged(closedAt, tableau.closedAt)

const isOwnSide = (side: Payment['from'], { by, isDesk }: Marker): boolean =>
  isDesk || (by.member !== null && side === by.member)

/** The reason why a payment cannot be marked as handed over, by its payer or the desk; null when it can. */
export function handingRefused(tableau: Paying, named: Named, marker: Marker): Reason | null {
  if (isClosedAnew(tableau, named)) return 'closed-anew'
  const payment = paymentAt(tableau, named.payment)
  if (!payment) return 'no-such-payment'
  if (!isOwnSide(payment.from, marker)) return 'not-the-payer'
  return payment.handedAt === null ? null : 'already-marked'
}

/**
 * The reason why a payment cannot be marked as received, by its payee or the desk; null when it can. The desk, which sees
 * the money change hands, need not mark it handed over before.
 */
export function receivingRefused(tableau: Paying, named: Named, marker: Marker): Reason | null {
  if (isClosedAnew(tableau, named)) return 'closed-anew'
  const payment = paymentAt(tableau, named.payment)
  if (!payment) return 'no-such-payment'
  if (!isOwnSide(payment.to, marker)) return 'not-the-payee'
  if (payment.handedAt === null && !marker.isDesk) return 'not-handed-yet'
  return payment.receivedAt === null ? null : 'already-marked'
}

/** Whether nobody marked this payment as handed over: its receipt then marks that too. */
export const awaitsHanding = (tableau: Paying, number: number): boolean =>
  paymentAt(tableau, number)?.handedAt === null

/** The reason why the latest mark of a payment, or with null every mark, cannot be removed; null when it can. */
export function unmarkingRefused(tableau: Paying, named: Named<number | null>): Reason | null {
  if (isClosedAnew(tableau, named)) return 'closed-anew'
  const { payment: number } = named
  if (number === null) return tableau && isPaid(tableau) ? null : 'not-marked'
  const payment = paymentAt(tableau, number)
  if (!payment) return 'no-such-payment'
  return payment.handedAt === null ? 'not-marked' : null
}

/** The payments that lose a mark, one for each mark: that one, or with null every marked one. */
export const unmarkedBy = (tableau: Paying, number: number | null): readonly number[] =>
  number !== null
    ? [number]
    : (tableau?.payments ?? []).flatMap(({ number: marked, handedAt, receivedAt }) =>
        [handedAt, receivedAt].flatMap((at) => (at === null ? [] : marked)),
      )

export const PAYING_SENTENCES = {
  paymentHanded: { it: 'Pagamento {payment}: consegnato', en: 'Payment {payment}: handed over' },
  paymentReceived: { it: 'Pagamento {payment}: ricevuto', en: 'Payment {payment}: received' },
  paymentUnmarked: {
    it: 'Pagamento {payment}: segno cancellato',
    en: 'Payment {payment}: mark removed',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(PAYING_SENTENCES)
type OfPayment = { readonly payment: number }

/** The marks of payments in sentences. */
export const PAYING_TOLD = {
  paymentHanded: ({ payment }: OfPayment) => tell('paymentHanded', { payment }),
  paymentReceived: ({ payment }: OfPayment) => tell('paymentReceived', { payment }),
  paymentUnmarked: ({ payment }: OfPayment) => tell('paymentUnmarked', { payment }),
}
