import { Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { type Column, Heading, Row } from './columns'
import type { PaymentLine } from './papers'
import { paper } from './type'
import type { Pen, Words } from './words'

/** The payments that stay on the page of the signatures. */
const KEPT_PAYMENTS = 2

interface PaymentsProps {
  payments: readonly PaymentLine[]
  words: Words
  pen: Pen
  /** The signatures, which stay with the last payments. */
  ending: ReactNode
}

/** The payments in order; the last two stay with the signatures below them. */
export function Payments({ payments, words, pen, ending }: PaymentsProps) {
  const columns: Column[] = [
    { title: words('tableau.payments.number'), parts: 6 },
    { title: words('tableau.payments.from'), parts: 26 },
    { title: words('tableau.payments.to'), parts: 26 },
    { title: words('tableau.payments.amount'), parts: 14, figure: true },
    { title: words('tableau.payments.handed'), parts: 14, figure: true },
    { title: words('tableau.payments.received'), parts: 14, figure: true },
  ]
  const side = (person: PaymentLine['from']) => person?.name ?? words('desk')
  const when = (at: number | null) => (at === null ? '______' : pen.time(at))
  const line = ({ number, from, to, chips, handedAt, receivedAt }: PaymentLine) => (
    <Row
      key={number}
      columns={columns}
      cells={[
        String(number),
        side(from),
        side(to),
        pen.figure(chips),
        when(handedAt),
        when(receivedAt),
      ]}
    />
  )
  return (
    <View>
      <Text style={paper.section} minPresenceAhead={60}>
        {words('tableau.payments.title')}
      </Text>
      {payments.length === 0 && <Text>{words('tableau.payments.none')}</Text>}
      {payments.length > 0 && <Heading columns={columns} />}
      {payments.slice(0, -KEPT_PAYMENTS).map(line)}
      <View wrap={false}>
        {payments.slice(-KEPT_PAYMENTS).map(line)}
        {ending}
      </View>
    </View>
  )
}
