import { Text, View } from '@react-pdf/renderer'
import type { Chips } from '@/rules/kernel/chips'
import { Fact } from '../../frame'
import { Part } from '../../lists'
import type { Letterhead } from '../../papers'
import { paper } from '../../type'
import type { BookPaper, CountLine } from '../bookPapers'
import { clientsTable, type OfBook, staffTable, turnsTable } from './bookPeople'
import {
  boxesTable,
  cardsTable,
  checksTable,
  gapsTable,
  rulingsTable,
  sideTable,
  taxesTable,
} from './bookRecords'
import { advancesTable, entriesTable, movementsTable } from './entries'
import { FloatSheet, Proven, Signers, writingFor } from './parts'

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
  const blocks = [
    staffTable(part),
    turnsTable(part),
    <Reckoning key="reckoning" {...part} />,
    clientsTable(part),
    advancesTable(content.advances, part),
    movementsTable(content.movements, part),
    sideTable(part),
    checksTable(part),
    cardsTable(part),
    gapsTable(part),
    ...(content.isTaxed ? [taxesTable(part), boxesTable(part)] : []),
    rulingsTable(part),
    entriesTable(words('float.book.entries'), content.lines, part),
  ]
  const ending = (
    <View wrap={false}>
      <Proven words={words} />
      <Signers signers={content.signers} words={words} />
    </View>
  )
  return (
    <FloatSheet
      head={head}
      content={content}
      title={words('float.book.title')}
      lines={[`${state} · ${amounts}`]}
      blocks={blocks}
      ending={ending}
    />
  )
}

/** The one equation, term by term, with the counts that begin and end it. */
function Reckoning({ content, words, pen }: OfBook) {
  const { opening, closing, reckoning } = content
  const count = (one: CountLine) =>
    words('float.book.count', {
      moment: pen.moment(one.at),
      chips: pen.amount(one.pieces + one.banknotes),
      inspector: one.inspector.name,
      witness: one.witness.name,
    })
  const here = ['pieces', 'banknotes', 'advancesOut', 'carried'] as const
  const due = ['opening', 'added', 'returned', 'plus', 'minus', 'played'] as const
  const TAKEN: readonly string[] = ['returned', 'minus']
  const taken = (isTaken: boolean, chips: Chips) =>
    `${isTaken && chips !== 0 ? '− ' : ''}${pen.figure(chips)}`
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
          {due
            .filter((term) => term !== 'played' || reckoning.played !== 0)
            .map((term) => (
              <Fact
                key={term}
                label={words(`float.term.${term}`)}
                value={taken(TAKEN.includes(term), reckoning[term])}
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
