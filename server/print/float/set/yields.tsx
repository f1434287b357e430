import { Text, View } from '@react-pdf/renderer'
import { type Chips, NO_CHIPS, plus, sumOf } from '@/rules/kernel/chips'
import { Fact } from '../../frame'
import type { Table } from '../../lists'
import type { Letterhead } from '../../papers'
import { paper } from '../../type'
import type { YieldLine, YieldPaper } from '../papers'
import { FloatSheet, Signers, type Writing, writingFor } from './parts'

type Figure = Exclude<keyof YieldLine, 'table' | 'coups'>

/** The sum of a column; null while one of its tables is not known. */
function totalOf(rows: readonly YieldLine[], figure: Figure): Chips | null {
  const chips = rows.map((row) => row[figure])
  return chips.includes(null) ? null : sumOf(chips.map((one) => one ?? NO_CHIPS))
}

/** The day's yields on one sheet: a line for each table, and their totals. */
export function YieldSheet({ head, content }: { head: Letterhead; content: YieldPaper }) {
  const { words, pen } = writingFor(head)
  const { rows, isFinal, signers } = content
  const state = words(isFinal ? 'float.yield.final' : 'float.yield.provisional')
  const unit = head.club.unit
  const amounts = unit ? words('unit.currency', { unit }) : words('unit.points')
  return (
    <FloatSheet
      head={head}
      content={content}
      title={words('float.yield.title')}
      lines={[`${state} · ${amounts}`]}
      blocks={[
        figuresOf({
          rows,
          title: words('float.yield.tax'),
          figures: ['expected', 'counted', 'difference'],
          withCoups: true,
          words,
          pen,
        }),
        figuresOf({
          rows,
          title: words('float.yield.float'),
          figures: ['added', 'plus', 'minus', 'advancesOut', 'tips', 'orphans'],
          words,
          pen,
        }),
      ]}
      ending={
        <View style={{ marginTop: 12 }} wrap={false}>
          <Fact label={words('float.yield.yield')} value={yieldText(rows, { words, pen })} />
          <Text style={[paper.small, { marginTop: 4 }]}>{words('float.yield.note')}</Text>
          <Signers signers={signers} words={words} />
        </View>
      }
    />
  )
}

/** The count is the yield (ch28); what is not counted yet is left out, and said. */
function yieldText(rows: readonly YieldLine[], { words, pen }: Writing): string {
  const counted = rows.reduce((sum, row) => plus(sum, row.counted ?? NO_CHIPS), NO_CHIPS)
  const open = rows.filter((row) => row.counted === null).length
  const sum = pen.amount(counted)
  return open === 0 ? sum : `${sum} · ${words('float.yield.open', { count: open })}`
}

interface FiguresProps extends Writing {
  rows: readonly YieldLine[]
  title: string
  figures: readonly Figure[]
  withCoups?: boolean
}

function figuresOf(props: FiguresProps): Table {
  const { rows, title, figures, withCoups = false, words, pen } = props
  const columns = [
    { title: words('float.table'), parts: 12, figure: true },
    ...(withCoups ? [{ title: words('float.yield.coups'), parts: 14, figure: true }] : []),
    ...figures.map((figure) => ({
      title: words(`float.yield.figure.${figure}`),
      parts: 18,
      figure: true,
    })),
  ]
  const written = (figure: Figure, chips: Chips | null) =>
    chips === null ? '—' : figure === 'difference' ? pen.signed(chips) : pen.figure(chips)
  const coups = rows.reduce((sum, row) => sum + row.coups, 0)
  return {
    title,
    columns,
    rows: rows.map((row) => [
      String(row.table),
      ...(withCoups ? [String(row.coups)] : []),
      ...figures.map((figure) => written(figure, row[figure])),
    ]),
    foot: [
      words('float.total'),
      ...(withCoups ? [String(coups)] : []),
      ...figures.map((figure) => written(figure, totalOf(rows, figure))),
    ],
    none: words('float.yield.none'),
  }
}
