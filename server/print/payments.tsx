import type { Table } from './lists'
import type { PaymentLine } from './papers'
import type { Pen, Words } from './words'

interface PaymentsProps {
  payments: readonly PaymentLine[]
  words: Words
  pen: Pen
}

/** The payments in order, with the hours of their two steps, or a place to write them. */
export function paymentsTable({ payments, words, pen }: PaymentsProps): Table {
  const side = (person: PaymentLine['from']) => person?.name ?? words('desk')
  const when = (at: number | null) => (at === null ? '______' : pen.time(at))
  return {
    title: words('tableau.payments.title'),
    columns: [
      { title: words('tableau.payments.number'), parts: 6 },
      { title: words('tableau.payments.from'), parts: 26 },
      { title: words('tableau.payments.to'), parts: 26 },
      { title: words('tableau.payments.amount'), parts: 14, figure: true },
      { title: words('tableau.payments.handed'), parts: 14, figure: true },
      { title: words('tableau.payments.received'), parts: 14, figure: true },
    ],
    rows: payments.map(({ number, from, to, chips, handedAt, receivedAt }) => [
      String(number),
      side(from),
      side(to),
      pen.figure(chips),
      when(handedAt),
      when(receivedAt),
    ]),
    none: words('tableau.payments.none'),
  }
}
