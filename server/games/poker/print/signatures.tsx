import { Text } from '@react-pdf/renderer'
import { Sheet, SignatureLines } from '@/server/print/frame'
import type { Table } from '@/server/print/lists'
import type { Letterhead } from '@/server/print/papers'
import { paper } from '@/server/print/type'
import { penFor, type Words, wordsFor } from '@/server/print/words'
import { Autograph } from './autograph'
import type { SignatureLine, SignaturePaper } from './papers'

const AUTOGRAPH = { width: 150, height: 40 }
/** The lines of text that an autograph and its witness are as high as. */
const AUTOGRAPH_LINES = 4

/** The sheet of a list: the signatures in order, with each drawn autograph and its state (I.1). */
export function SignatureSheet({ head, content }: { head: Letterhead; content: SignaturePaper }) {
  const words = wordsFor(head.locale)
  const pen = penFor(head.club, head.locale)
  const columns = [
    { title: words('signatures.number'), parts: 6 },
    { title: words('signatures.name'), parts: 28 },
    { title: words('signatures.time'), parts: 10 },
    { title: words('signatures.autograph'), parts: 32 },
    { title: words('signatures.outcome'), parts: 24 },
  ]
  const opening = [
    pen.evening(content.evening),
    content.list,
    words('signatures.opened', { moment: pen.moment(content.openedAt) }),
  ]
  const table: Table = {
    columns,
    rows: content.rows.map((row, index) => [
      String(index + 1),
      { drawn: <Signer row={row} words={words} />, lines: 2 },
      pen.time(row.at),
      { drawn: <Signed row={row} words={words} />, lines: AUTOGRAPH_LINES },
      outcome(row, words),
    ]),
    none: words('signatures.none'),
    isCentred: true,
  }
  return (
    <Sheet
      head={head}
      title={words('signatures.title')}
      lines={opening}
      blocks={[table]}
      ending={<SignatureLines signers={[words('tableau.sign.secretary')]} />}
    />
  )
}

/** A signer, and below the name their number of the evening, which the draw of seats uses. */
function Signer({ row: { player, number }, words }: { row: SignatureLine; words: Words }) {
  return (
    <>
      <Text>{player.name}</Text>
      <Text style={paper.small}>
        {words('signatures.cardAndNumber', { card: player.card, number })}
      </Text>
    </>
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
