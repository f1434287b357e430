import { Text, View } from '@react-pdf/renderer'
import { type Column, Heading } from '@/server/print/columns'
import { Sheet, SignatureLines } from '@/server/print/frame'
import type { Letterhead } from '@/server/print/papers'
import { paper } from '@/server/print/type'
import { penFor, type Words, wordsFor } from '@/server/print/words'
import { Autograph } from './autograph'
import type { SignatureLine, SignaturePaper } from './papers'

const AUTOGRAPH = { width: 150, height: 40 }

/** The sheet of a list: the signatures in order, with each drawn autograph and its state (I.1). */
export function SignatureSheet({ head, content }: { head: Letterhead; content: SignaturePaper }) {
  const words = wordsFor(head.locale)
  const pen = penFor(head.club, head.locale)
  const columns: Column[] = [
    { title: words('signatures.number'), parts: 6 },
    { title: words('signatures.name'), parts: 28 },
    { title: words('signatures.time'), parts: 10 },
    { title: words('signatures.autograph'), parts: 32 },
    { title: words('signatures.outcome'), parts: 24 },
  ]
  const lines = [
    `${content.evening.title} · ${pen.day(content.evening.day)}`,
    content.list,
    words('signatures.opened', { moment: pen.moment(content.openedAt) }),
  ]
  return (
    <Sheet head={head} title={words('signatures.title')} lines={lines}>
      <Heading columns={columns} />
      {content.rows.length === 0 && (
        <Text style={{ marginTop: 6 }}>{words('signatures.none')}</Text>
      )}
      {content.rows.map((row) => (
        <View key={row.number} style={[paper.tableRow, { alignItems: 'center' }]} wrap={false}>
          <Text style={{ flex: 6 }}>{row.number}</Text>
          <View style={{ flex: 28 }}>
            <Text>{row.player.name}</Text>
            <Text style={paper.small}>{words('card', { card: row.player.card })}</Text>
          </View>
          <Text style={{ flex: 10 }}>{pen.time(row.at)}</Text>
          <View style={{ flex: 32 }}>
            {row.byRight ? (
              <Text>{words('signatures.byRight')}</Text>
            ) : (
              <Autograph strokes={row.strokes} {...AUTOGRAPH} />
            )}
          </View>
          <Text style={{ flex: 24 }}>{outcome(row, words)}</Text>
        </View>
      ))}
      <SignatureLines signers={[words('tableau.sign.secretary')]} />
    </Sheet>
  )
}

function outcome({ status, table, provision }: SignatureLine, words: Words): string {
  switch (status) {
    case 'booked':
      return words('signatures.status.booked', { table: table ?? '' })
    case 'lost':
      return provision
        ? words('signatures.status.lostBy', { provision })
        : words('signatures.status.lost')
    case 'waiting':
    case 'withdrawn':
    case 'opted-out':
      return words(`signatures.status.${status}`)
  }
}
