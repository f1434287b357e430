import { Text, View } from '@react-pdf/renderer'
import { Fact, Sheet, SignatureLines } from '@/server/print/frame'
import type { Letterhead } from '@/server/print/papers'
import { paper, SERIF } from '@/server/print/type'
import { penFor, wordsFor } from '@/server/print/words'
import type { PassataPaper, ReceiptPaper } from './papers'

/** The slip of a passata received from the cashier (III.3, III.6), on A6. */
export function PassataSlip({ head, content }: { head: Letterhead; content: PassataPaper }) {
  const words = wordsFor(head.locale)
  const pen = penFor(head.club, head.locale)
  const lines = [`${content.evening.title} · ${pen.day(content.evening.day)}`, content.table]
  return (
    <Sheet head={head} title={words('passata.title')} lines={lines} size="A6">
      <Text style={paper.strong}>
        {`${content.player.name}, ${words('card', { card: content.player.card })}`}
      </Text>
      <Text>{words('passata.received')}</Text>
      <BigAmount text={pen.amount(content.chips)} />
      {content.reason && (
        <Fact label={words('passata.reason')} value={words(`tableau.reason.${content.reason}`)} />
      )}
      <Fact label={words('passata.at')} value={pen.moment(content.at)} />
      <Fact label={words('passata.total')} value={pen.amount(content.total)} />
      <Text style={paper.small}>{words('passata.entry', { position: content.position })}</Text>
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
    `${content.evening.title} · ${pen.day(content.evening.day)}`,
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
