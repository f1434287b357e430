import { Text, View } from '@react-pdf/renderer'
import type { ReactElement, ReactNode } from 'react'
import { type Chips, sumOf, times } from '@/rules/kernel/chips'
import type { Column } from '../../columns'
import { Fact, Sheet, SignatureLines } from '../../frame'
import { type Block, List } from '../../lists'
import type { Letterhead } from '../../papers'
import { paper, SERIF } from '../../type'
import { type Pen, penFor, type Words, wordsFor } from '../../words'
import type { FloatHead, PieceLine, Signer, StepOnPaper } from '../papers'

/** The words and the pen of a paper. */
export interface Writing {
  words: Words
  pen: Pen
}

export const writingFor = ({ club, locale }: Letterhead): Writing => ({
  words: wordsFor(locale),
  pen: penFor(club, locale),
})

interface FloatSheetProps {
  head: Letterhead
  content: FloatHead
  title: string
  /** Lines below the title, after the evening and the table. */
  lines?: readonly string[]
  size?: 'A4' | 'A5' | 'A6'
  copies?: readonly string[]
  blocks?: readonly Block[]
  ending?: ReactElement | null
  /** The content above the parts; copies that differ make it of their place in the list. */
  children?: ReactNode | ((copy: number) => ReactNode)
}

/** A paper of the float: its evening and table, its proof, and on a cancelled one who cancelled it. */
export function FloatSheet(props: FloatSheetProps) {
  const { head, content, title, lines = [], children, ...form } = props
  const { words, pen } = writingFor(head)
  const { evening, game, table, proof } = content
  const place = table === null ? game : `${game} · ${words('tableNumber', { number: table })}`
  return (
    <Sheet
      head={head}
      title={title}
      lines={[pen.evening(evening), place, ...lines]}
      proof={proof}
      {...form}
    >
      {(copy: number) => (
        <>
          <Cancelled content={content} words={words} pen={pen} />
          {typeof children === 'function' ? children(copy) : children}
        </>
      )}
    </Sheet>
  )
}

/** The notice on a cancelled paper, with the two persons: the one who made it and the one who cancelled it. */
function Cancelled({ content: { cancelled }, words, pen }: Writing & { content: FloatHead }) {
  if (!cancelled) return null
  const { at, by, madeBy, why } = cancelled
  return (
    <View style={{ borderWidth: 1.5, padding: 5, marginBottom: 8 }} wrap={false}>
      <Text style={{ fontFamily: SERIF, fontWeight: 700, fontSize: 16, textAlign: 'center' }}>
        {words('float.cancelled.title')}
      </Text>
      <Text>
        {words('float.cancelled.by', {
          moment: at === null ? '—' : pen.moment(at),
          name: by?.name ?? '—',
          maker: madeBy?.name ?? words('float.cancelled.device'),
        })}
      </Text>
      {why !== '' && <Text>{words('float.cancelled.why', { why })}</Text>}
    </View>
  )
}

const chipsOf = ({ value, count }: PieceLine): Chips => times(value, count)

/** The value of lines of pieces. */
export const worth = (pieces: readonly PieceLine[]): Chips => sumOf(pieces.map(chipsOf))

interface PiecesProps extends Writing {
  pieces: readonly PieceLine[]
  /** Blank cells in place of counts, to be filled in by hand. */
  isBlank?: boolean
  none?: string
}

/** Pieces by denomination with their value, and beside a list the number that it has. */
export function Pieces({ pieces, words, pen, isBlank = false, none = '—' }: PiecesProps) {
  const isListed = pieces.some(({ listed }) => listed !== null)
  const columns: Column[] = [
    { title: words('float.pieces.kind'), parts: 24, figure: true },
    ...(isListed ? [{ title: words('float.pieces.listed'), parts: 18, figure: true }] : []),
    { title: words('float.pieces.count'), parts: 18, figure: true },
    { title: words('float.pieces.value'), parts: 26, figure: true },
    { title: words('float.pieces.colour'), parts: 20 },
  ]
  const cells = (line: PieceLine) => [
    pen.figure(line.value),
    ...(isListed ? [String(line.listed ?? '')] : []),
    isBlank ? '' : String(line.count),
    isBlank ? '' : pen.figure(chipsOf(line)),
    line.colour === null ? '' : words(`float.colour.${line.colour}`),
  ]
  const count = pieces.reduce((sum, line) => sum + line.count, 0)
  const listed = pieces.reduce((sum, line) => sum + (line.listed ?? 0), 0)
  const foot = [
    words('float.total'),
    ...(isListed ? [String(listed)] : []),
    isBlank ? '' : String(count),
    isBlank ? '' : pen.figure(worth(pieces)),
    '',
  ]
  return <List columns={columns} rows={pieces.map(cells)} foot={foot} none={none} />
}

/** Keeps the line of a name that is not known, so that all signatures are at one height. */
export const BLANK = '\u00a0'

/** An explanation of the code at the head. */
export function Proven({ words }: { words: Words }) {
  return (
    <View style={{ marginTop: 8 }} wrap={false}>
      <Text style={[paper.small, paper.strong]}>{words('proof.title')}</Text>
      <Text style={paper.small}>{words('float.proof')}</Text>
    </View>
  )
}

/** Lines for the signatures of offices, with the names that are known. */
export function Signers({ signers, words }: { signers: readonly Signer[]; words: Words }) {
  return (
    <SignatureLines
      signers={signers.map(
        ({ office, person }) => `${words(`float.signer.${office}`)}\n${person?.name ?? BLANK}`,
      )}
    />
  )
}

/** A step with its person and hour, or a place to write them. */
export function Step({
  label,
  signed,
  pen,
}: {
  label: string
  signed: StepOnPaper | null
  pen: Pen
}) {
  const value = signed ? `${pen.time(signed.at)} · ${signed.by.name}` : '______'
  return <Fact label={label} value={value} />
}

/** A sum in large figures between two lines. */
export function Big({ text, size = 24 }: { text: string; size?: number }) {
  return (
    <View
      style={{ borderTopWidth: 1, borderBottomWidth: 1, marginVertical: 6, paddingVertical: 3 }}
    >
      <Text style={{ fontFamily: SERIF, fontWeight: 700, fontSize: size, textAlign: 'center' }}>
        {text}
      </Text>
    </View>
  )
}
