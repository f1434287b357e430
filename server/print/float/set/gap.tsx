import { Text, View } from '@react-pdf/renderer'
import { plus } from '@/rules/kernel/chips'
import { Fact } from '../../frame'
import { Part, type Table } from '../../lists'
import type { Letterhead } from '../../papers'
import { paper } from '../../type'
import type { GapPaper } from '../papers'
import { entriesTable } from './entries'
import { FloatSheet, Pieces, Signers, Step, type Writing, worth, writingFor } from './parts'

/** The report of a plus or minus: the count, the turn, and all lines and coups since the last good count. */
export function GapReport({ head, content }: { head: Letterhead; content: GapPaper }) {
  const writing = writingFor(head)
  const { words, pen } = writing
  const { gap, since, lines } = content
  const part = { content, ...writing }
  const blocks = [
    <Count key="count" {...part} />,
    entriesTable(words('float.gap.since', { moment: pen.moment(since) }), lines, writing),
    ...(content.colpi ? [] : [coupsTable(part)]),
  ]
  return (
    <FloatSheet
      head={head}
      content={content}
      title={words('float.gap.title', { number: gap.number })}
      lines={[pen.moment(gap.at)]}
      blocks={blocks}
      ending={<Seen {...part} />}
    />
  )
}

type OfGap = Writing & { content: GapPaper }

/** The difference, the turn in which it was found, and the count. */
function Count({ content, words, pen }: OfGap) {
  const { gap, turnSince, declaredBy, pieces, banknotes, colpi } = content
  const kind = gap.chips < 0 ? 'minus' : gap.chips > 0 ? 'plus' : 'even'
  return (
    <View>
      <Text style={[paper.strong, { fontSize: 14, marginBottom: 6 }]}>
        {words(`float.gap.${kind}`, { chips: pen.amount(Math.abs(gap.chips)) })}
      </Text>
      <Fact label={words('float.gap.declaredBy')} value={declaredBy.name} />
      <Fact
        label={words('float.gap.turn')}
        value={words('float.gap.turnOf', { name: gap.changeur.name, time: pen.time(turnSince) })}
      />
      <Fact label={words('float.gap.cause')} value={words(`float.cause.${gap.cause}`)} />
      {colpi && <Fact label={words('float.gap.colpi')} value={words('float.gap.fromTo', colpi)} />}
      {gap.note !== '' && <Fact label={words('float.note')} value={gap.note} />}
      <Part title={words('float.gap.count')}>
        <Pieces pieces={pieces} words={words} pen={pen} />
        <Fact label={words('float.banknotes')} value={pen.amount(banknotes)} />
        <Fact label={words('float.total')} value={pen.amount(plus(worth(pieces), banknotes))} />
      </Part>
    </View>
  )
}

const coupsTable = ({ content: { coups }, words, pen }: OfGap): Table => ({
  title: words('float.gap.coups'),
  columns: [
    { title: words('float.coup'), parts: 16, figure: true, apart: true },
    { title: words('float.hour'), parts: 16 },
    { title: words('float.won'), parts: 26, figure: true },
    { title: words('float.tax'), parts: 26, figure: true },
  ],
  rows: coups.map(({ coup, at, won, chips }) => [
    String(coup),
    pen.time(at),
    pen.figure(won),
    pen.figure(chips),
  ]),
  none: words('float.none'),
})

/** The persons told, the inspector’s decision, and the entries that corrected it later. */
function Seen({ content, words, pen }: OfGap) {
  const { inspector, playsOn, witness, compensations, signers } = content
  return (
    <View style={{ marginTop: 10 }} wrap={false}>
      <Step label={words('float.gap.told')} signed={inspector} pen={pen} />
      <Step label={words('float.gap.witness')} signed={witness} pen={pen} />
      {inspector && (
        <Fact
          label={words('float.gap.play')}
          value={words(playsOn ? 'float.gap.playsOn' : 'float.gap.waits')}
        />
      )}
      {compensations.map(({ number, at, chips, cause, note }) => (
        <Text key={number}>
          {words('float.gap.compensated', {
            moment: pen.moment(at),
            chips: pen.signed(chips),
            cause: words(`float.cause.${cause}`),
            note,
          })}
        </Text>
      ))}
      <Text style={[paper.small, { marginTop: 4 }]}>{words('float.gap.liable')}</Text>
      <Signers signers={signers} words={words} />
    </View>
  )
}
