import { Text, View } from '@react-pdf/renderer'
import { Fact } from '../../frame'
import type { Letterhead } from '../../papers'
import { paper } from '../../type'
import type { BookPaper, CountLine } from '../papers'
import { Clients, Staff, Turns } from './bookPeople'
import { Boxes, Cards, Checks, Gaps, Rulings, SideTable, Taxes } from './bookRecords'
import { EntryList } from './entries'
import { AdvanceList, MovementList } from './movements'
import { FloatSheet, Part, Proven, Signers, type Writing, writingFor } from './parts'

/** The day book of a table: cover, people, sums, records and signatures. Source: V.book, V.book-head, V.book-print. */
export function DayBookPaper({ head, content }: { head: Letterhead; content: BookPaper }) {
  const { words, pen } = writingFor(head)
  const part = { content, words, pen }
  const { unit } = head.club
  const amounts = unit ? words('unit.currency', { unit }) : words('unit.points')
  const { closedAt } = content
  const state =
    closedAt === null
      ? words('tableau.provisional')
      : words('tableau.closed', { moment: pen.moment(closedAt) })
  return (
    <FloatSheet
      head={head}
      content={content}
      title={words('float.book.title')}
      lines={[`${state} · ${amounts}`]}
    >
      <Staff {...part} />
      <Turns {...part} />
      <Reckoning {...part} />
      <Clients {...part} />
      <Part title={words('float.book.advances')}>
        <AdvanceList advances={content.advances} words={words} pen={pen} />
      </Part>
      <Part title={words('float.book.movements')}>
        <MovementList movements={content.movements} words={words} pen={pen} />
      </Part>
      <SideTable {...part} />
      <Checks {...part} />
      <Cards {...part} />
      <Gaps {...part} />
      <Taxes {...part} />
      <Boxes {...part} />
      <Rulings {...part} />
      <Part title={words('float.book.entries')}>
        <EntryList lines={content.lines} words={words} pen={pen} />
      </Part>
      <View wrap={false}>
        <Proven words={words} />
        <Signers signers={content.signers} words={words} />
      </View>
    </FloatSheet>
  )
}

/** The one equation, term by term, with the counts that begin and end it. */
function Reckoning({ content, words, pen }: Writing & { content: BookPaper }) {
  const { opening, closing, reckoning } = content
  const count = (one: CountLine) =>
    words('float.book.count', {
      moment: pen.moment(one.at),
      chips: pen.amount(one.pieces + one.banknotes),
      inspector: one.inspector.name,
      witness: one.witness.name,
    })
  const here = ['pieces', 'banknotes', 'advancesOut', 'carried'] as const
  const due = ['opening', 'added', 'returned', 'plus', 'minus'] as const
  const TAKEN: readonly string[] = ['returned', 'minus']
  const half = { width: '48%' } as const
  return (
    <Part title={words('float.book.float')}>
      <Fact
        label={words('float.book.opening')}
        value={opening ? count(opening) : words('float.book.notYet')}
      />
      <Fact
        label={words('float.book.closing')}
        value={closing ? count(closing) : words('float.book.notYet')}
      />
      <View style={[paper.row, { justifyContent: 'space-between', marginTop: 6 }]} wrap={false}>
        <View style={half}>
          {here.map((term) => (
            <Fact
              key={term}
              label={words(`float.term.${term}`)}
              value={pen.figure(reckoning[term])}
            />
          ))}
          <Fact label={words('float.book.is')} value={pen.figure(reckoning.is)} />
        </View>
        <View style={half}>
          {due.map((term) => (
            <Fact
              key={term}
              label={words(`float.term.${term}`)}
              value={`${TAKEN.includes(term) ? '− ' : ''}${pen.figure(reckoning[term])}`}
            />
          ))}
          <Fact label={words('float.book.due')} value={pen.figure(reckoning.due)} />
        </View>
      </View>
      <Text style={paper.strong}>
        {words(reckoning.holds ? 'float.book.holds' : 'float.book.differs')}
      </Text>
    </Part>
  )
}
