import { Text } from '@react-pdf/renderer'
import { Fact } from '../../frame'
import type { Letterhead } from '../../papers'
import { paper } from '../../type'
import type { AdvancePaper, PieceLine } from '../papers'
import { Big, FloatSheet, Signers, type Writing, writingFor } from './parts'

const pieceText = (pieces: readonly PieceLine[], { pen }: Writing): string =>
  pieces.length === 0
    ? '—'
    : pieces.map(({ value, count }) => `${count} × ${pen.figure(value)}`).join(', ')

/** The slip of an advance, on A6 (V.out-and-back): person, seat, sum, pieces, hour, grantor and balance. */
export function AdvanceSlip({ head, content }: { head: Letterhead; content: AdvancePaper }) {
  const writing = writingFor(head)
  const { words, pen } = writing
  const { advance, pieces, givenBy } = content
  const { number, person, seat, grantor, grantedAt, givenAt, chips, left, status } = advance
  return (
    <FloatSheet
      head={head}
      content={content}
      title={words('float.advance.title', { number })}
      size="A6"
    >
      <Text style={paper.strong}>{`${person.name}, ${words('card', { card: person.card })}`}</Text>
      <Big text={pen.amount(chips)} />
      <Fact label={words('float.seat')} value={seat === null ? '—' : String(seat)} />
      <Fact label={words('float.pieces.title')} value={pieceText(pieces, writing)} />
      <Fact
        label={words('float.advance.granted')}
        value={`${pen.time(grantedAt)} · ${grantor.name}`}
      />
      <Fact
        label={words('float.advance.given')}
        value={givenAt === null ? '______' : pen.moment(givenAt)}
      />
      <Fact label={words('float.advance.left')} value={pen.amount(left)} />
      <Fact label={words('float.advance.state')} value={words(`float.advance.status.${status}`)} />
      {!content.cancelled && (
        <Signers
          signers={[
            { office: 'changeur', person: givenBy },
            { office: 'inspector', person: grantor },
            { office: 'client', person: null },
          ]}
          words={words}
        />
      )}
    </FloatSheet>
  )
}

/** The receipt of a return, on A6: sum, pieces, hour and what is left; the last one says so. */
export function ReturnReceipt({ head, content }: { head: Letterhead; content: AdvancePaper }) {
  const writing = writingFor(head)
  const { words, pen } = writing
  const { advance, pieces, back } = content
  const { number, person, seat, chips } = advance
  if (!back) throw new Error('a receipt is of a return')
  return (
    <FloatSheet
      head={head}
      content={content}
      title={words('float.return.title', { nth: back.number })}
      lines={[words('float.advance.title', { number })]}
      size="A6"
    >
      <Text style={paper.strong}>{`${person.name}, ${words('card', { card: person.card })}`}</Text>
      <Big text={pen.amount(back.chips)} />
      <Fact label={words('float.seat')} value={seat === null ? '—' : String(seat)} />
      <Fact label={words('float.pieces.title')} value={pieceText(pieces, writing)} />
      <Fact label={words('float.return.at')} value={pen.moment(back.at)} />
      <Fact label={words('float.return.of')} value={pen.amount(chips)} />
      <Fact
        label={words('float.advance.left')}
        value={back.left === 0 ? words('float.return.last') : pen.amount(back.left)}
      />
      {!content.cancelled && (
        <Signers
          signers={[
            { office: 'changeur', person: back.takenBy },
            { office: 'client', person: null },
          ]}
          words={words}
        />
      )}
    </FloatSheet>
  )
}
