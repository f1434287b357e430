import { Text, View } from '@react-pdf/renderer'
import { type Column, Heading } from '@/server/print/columns'
import { Sheet, SignatureLines } from '@/server/print/frame'
import type { Letterhead } from '@/server/print/papers'
import { paper } from '@/server/print/type'
import { type Pen, penFor, type Words, wordsFor } from '@/server/print/words'
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
  const opening = [
    `${content.evening.title} · ${pen.day(content.evening.day)}`,
    content.list,
    words('signatures.opened', { moment: pen.moment(content.openedAt) }),
  ]
  const lines = content.rows.map((row, index) => (
    <Line key={row.number} row={row} place={index + 1} words={words} pen={pen} />
  ))
  return (
    <Sheet head={head} title={words('signatures.title')} lines={opening}>
      <Heading columns={columns} />
      {content.rows.length === 0 && (
        <Text style={{ marginTop: 6 }}>{words('signatures.none')}</Text>
      )}
      {lines.slice(0, -1)}
      <View wrap={false}>
        {lines.slice(-1)}
        <SignatureLines signers={[words('tableau.sign.secretary')]} />
      </View>
    </Sheet>
  )
}

/** A signature: its place on this list, and below the name its number of the evening, which the draw of seats uses. */
function Line(props: { row: SignatureLine; place: number; words: Words; pen: Pen }) {
  const { row, place, words, pen } = props
  const { card } = row.player
  return (
    <View style={[paper.tableRow, { alignItems: 'center' }]} wrap={false}>
      <Text style={{ flex: 6 }}>{place}</Text>
      <View style={{ flex: 28 }}>
        <Text>{row.player.name}</Text>
        <Text style={paper.small}>
          {words('signatures.cardAndNumber', { card, number: row.number })}
        </Text>
      </View>
      <Text style={{ flex: 10 }}>{pen.time(row.at)}</Text>
      <View style={{ flex: 32 }}>
        <Signed row={row} words={words} />
      </View>
      <Text style={{ flex: 24 }}>{outcome(row, words)}</Text>
    </View>
  )
}

/** The autograph, or the right or the attestation in its place; below it the witness of one made at the desk. */
function Signed({ row, words }: { row: SignatureLine; words: Words }) {
  const { byRight, strokes, without, witness, cannotDraw } = row
  if (byRight) return <Text>{words('signatures.byRight')}</Text>
  const by = witness ?? ''
  if (cannotDraw) return <Text>{words('signatures.attested', { witness: by })}</Text>
  return (
    <>
      {strokes === null ? (
        <Text>{words(`signatures.without.${without ?? 'missing'}`)}</Text>
      ) : (
        <Autograph strokes={strokes} {...AUTOGRAPH} />
      )}
      {witness !== null && (
        <Text style={paper.small}>{words('signatures.atDesk', { witness: by })}</Text>
      )}
    </>
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
