import { FORGOTTEN_NAME, shownName } from '@/rules/kernel/forgotten'
import type { Payment } from '@/rules/kernel/payments'
import type { PaymentLine, PersonOnPaper } from './papers'

/** A member as printed on paper; an unknown member is a question mark, never an error. */
export type PersonOf = (memberId: string) => PersonOnPaper

/** Finds people by their ids in a list read before; `forgotten` is what the paper calls a forgotten member. */
export const personFrom =
  (people: ReadonlyMap<string, PersonOnPaper>, forgotten = FORGOTTEN_NAME): PersonOf =>
  (memberId) => {
    const found = people.get(memberId) ?? { name: '?', card: '?' }
    return { ...found, name: shownName(found.name, forgotten) }
  }

/** The same for an author who may be nobody: a tablet, the clock. */
export const maybePerson = (personOf: PersonOf, memberId: string | null): PersonOnPaper | null =>
  memberId === null ? null : personOf(memberId)

/** A payment with the names of its sides. */
export function paymentOnPaper(payment: Payment, personOf: PersonOf): PaymentLine {
  const side = (one: Payment['from']) => (one === 'desk' ? null : personOf(one))
  return { ...payment, from: side(payment.from), to: side(payment.to) }
}
