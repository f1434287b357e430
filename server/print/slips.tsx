import { Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import type { Chips } from '@/rules/kernel/chips'
import { Fact, Sheet, SignatureLines } from './frame'
import type { Letterhead, PersonOnPaper, ReceiptPaper } from './papers'
import { paper, SERIF } from './type'
import { penFor, wordsFor } from './words'

interface ReceivedSlipProps {
  head: Letterhead
  title: string
  /** Lines under the title: the evening, and the table where there is one. */
  lines: readonly string[]
  player: PersonOnPaper
  chips: Chips
  /** The number by which the book finds it again. */
  entry: string
  /** Facts below the sum. */
  children: ReactNode
}

/** The slip of chips received from the cashier, on A6, with both signatures. */
export function ReceivedSlip(props: ReceivedSlipProps) {
  const { head, title, lines, player, chips, entry, children } = props
  const words = wordsFor(head.locale)
  const pen = penFor(head.club, head.locale)
  return (
    <Sheet head={head} title={title} lines={[...lines]} size="A6">
      <Text style={paper.strong}>{`${player.name}, ${words('card', { card: player.card })}`}</Text>
      <Text>{words('passata.received')}</Text>
      <BigAmount text={pen.amount(chips)} />
      {children}
      <Text style={paper.small}>{entry}</Text>
      <SignatureLines signers={[words('passata.cashier'), words('passata.player')]} />
    </Sheet>
  )
}

/** The receipt of one payment of the settlement, with its two steps, on A6. */
export function Receipt({ head, content }: { head: Letterhead; content: ReceiptPaper }) {
  const words = wordsFor(head.locale)
  const pen = penFor(head.club, head.locale)
  const { payment } = content
  const side = (person: ReceiptPaper['payment']['from']) =>
    person ? `${person.name}, ${words('card', { card: person.card })}` : words('desk')
  const when = (at: number | null) => (at === null ? words('receipt.open') : pen.moment(at))
  const lines = [
    pen.evening(content.evening),
    `${content.table} · ${words('receipt.number', { number: payment.number })}`,
  ]
  return (
    <Sheet head={head} title={words('receipt.title')} lines={lines} size="A6">
      <BigAmount text={pen.amount(payment.chips)} />
      <Fact label={words('receipt.from')} value={side(payment.from)} />
      <Fact label={words('receipt.to')} value={side(payment.to)} />
      <Fact label={words('receipt.handed')} value={when(payment.handedAt)} />
      <Fact label={words('receipt.received')} value={when(payment.receivedAt)} />
      <SignatureLines signers={[words('receipt.payer'), words('receipt.payee')]} />
    </Sheet>
  )
}

function BigAmount({ text }: { text: string }) {
  return (
    <View
      style={{ borderTopWidth: 1, borderBottomWidth: 1, marginVertical: 8, paddingVertical: 4 }}
    >
      <Text style={{ fontFamily: SERIF, fontWeight: 700, fontSize: 24, textAlign: 'center' }}>
        {text}
      </Text>
    </View>
  )
}
