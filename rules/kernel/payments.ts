import type { Chips } from './chips'
import type { Instant } from './decider'
import type { MemberId } from './ids'
import type { Debt } from './settlement'

/** One payment of a closed tableau, in two steps: handed over, then received. `desk` stands for the club's cashier. */
export interface Payment {
  readonly number: number
  readonly from: MemberId | 'desk'
  readonly to: MemberId | 'desk'
  readonly chips: Chips
  readonly handedAt: Instant | null
  readonly receivedAt: Instant | null
}

/** The payments that settle these debts, numbered from 1 in their order. */
export const paymentsFor = (debts: readonly Debt<'desk'>[]): Payment[] =>
  debts.map(({ from, to, chips }, index) => ({
    number: index + 1,
    from,
    to,
    chips,
    handedAt: null,
    receivedAt: null,
  }))

/** Whether no payment is left to be made. */
export const isAllReceived = (all: {
  readonly payments: readonly Pick<Payment, 'receivedAt'>[]
}): boolean => all.payments.every(({ receivedAt }) => receivedAt !== null)

/** Whether any payment of a closed tableau was handed over. */
export const isPaid = ({ payments }: { readonly payments: readonly Payment[] }): boolean =>
  payments.some(({ handedAt }) => handedAt !== null)

/** The payments with one of them changed. */
const withPayment = (
  payments: readonly Payment[],
  number: number,
  change: (payment: Payment) => Partial<Payment>,
): Payment[] =>
  payments.map((payment) =>
    payment.number === number ? { ...payment, ...change(payment) } : payment,
  )

/** The payments after one of them was handed over. */
export const withHanded = (payments: readonly Payment[], number: number, at: Instant): Payment[] =>
  withPayment(payments, number, () => ({ handedAt: at }))

/** The payments after one of them was received. */
export const withReceived = (
  payments: readonly Payment[],
  number: number,
  at: Instant,
): Payment[] => withPayment(payments, number, () => ({ receivedAt: at }))

/** The payments without the latest mark of one of them. */
export const withoutMark = (payments: readonly Payment[], number: number): Payment[] =>
  withPayment(payments, number, ({ receivedAt }) =>
    receivedAt === null ? { handedAt: null } : { receivedAt: null },
  )

/**
 * The members whom payments newly concern: both sides of a payment that is not among those known before, and the payee
 * of one that was handed over since, which waits for their word.
 */
export function newlyConcerned(known: readonly Payment[], now: readonly Payment[]): MemberId[] {
  const sides = now.flatMap((payment) => {
    const was = known.find(({ number }) => number === payment.number)
    if (!was) return [payment.from, payment.to]
    const isHanded = was.handedAt === null && payment.handedAt !== null
    return isHanded && payment.receivedAt === null ? [payment.to] : []
  })
  return [...new Set(sides)].flatMap((side) => (side === 'desk' ? [] : side))
}
