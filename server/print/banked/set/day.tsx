import { View } from '@react-pdf/renderer'
import { type Chips, NO_CHIPS, sumOf } from '@/rules/kernel/chips'
import { FloatSheet, Proven, type Writing, writingFor } from '../../float/set/parts'
import { Fact, SignatureLines } from '../../frame'
import type { Table } from '../../lists'
import type { Letterhead } from '../../papers'
import type { DayLine, DayPaper } from '../papers'

const FIGURES = ['opening', 'fills', 'credits', 'drop', 'closing', 'gaps', 'result'] as const

/** All tables of a day on one sheet: their hours, limits and colpi, and their result by colpi and float. */
export function DaySheet({ head, content }: { head: Letterhead; content: DayPaper }) {
  const { words, pen } = writingFor(head)
  const { rows, isFinal, hasFloats, abandoned, pack } = content
  const { unit } = head.club
  const amounts = unit ? words('unit.currency', { unit }) : words('unit.points')
  const state = words(isFinal ? 'banked.closed' : 'tableau.provisional')
  const results = rows.map(({ statement, won }) => statement?.result ?? won)
  const ending = (
    <View style={{ marginTop: 12 }} wrap={false}>
      <Fact label={words('banked.dayResult')} value={pen.signed(sumOf(results))} />
      {abandoned > 0 && (
        <Fact label={words('banked.abandonedHeld')} value={pen.figure(abandoned)} />
      )}
      <Proven words={words} />
      <SignatureLines signers={[words('banked.sign.direction'), words('banked.sign.control')]} />
    </View>
  )
  return (
    <FloatSheet
      head={head}
      content={content}
      title={words('banked.day')}
      lines={[`${state} · ${amounts}`]}
      blocks={[
        tablesOf({ rows, pack, words, pen }),
        ...(hasFloats ? [floatsOf({ rows, words, pen })] : []),
      ]}
      ending={ending}
    />
  )
}

interface RowsProps extends Writing {
  rows: readonly DayLine[]
}

/** The tables with their hours, limits, shoes and colpi. */
function tablesOf({ rows, pack, words, pen }: RowsProps & Pick<DayPaper, 'pack'>): Table {
  const columns = [
    { title: words('float.table'), parts: 10, figure: true },
    { title: words('float.from'), parts: 13, figure: true },
    { title: words('float.to'), parts: 13, figure: true },
    { title: words('banked.limits'), parts: 26, figure: true },
    { title: words(`banked.packs.${pack}`), parts: 12, figure: true },
    { title: words('banked.colpi'), parts: 12, figure: true },
    { title: words('banked.won'), parts: 16, figure: true },
  ]
  const sum = (one: (row: DayLine) => number) => rows.reduce((all, row) => all + one(row), 0)
  return {
    title: words('banked.play'),
    columns,
    rows: rows.map((row) => [
      String(row.table),
      pen.time(row.openedAt),
      row.closedAt === null ? '' : pen.time(row.closedAt),
      `${pen.figure(row.minimum)}–${pen.figure(row.maximum)}`,
      String(row.shoes),
      String(row.colpi),
      pen.signed(row.won),
    ]),
    foot: [
      words('float.total'),
      '',
      '',
      '',
      String(sum(({ shoes }) => shoes)),
      String(sum(({ colpi }) => colpi)),
      pen.signed(sumOf(rows.map(({ won }) => won))),
    ],
    none: words('banked.noTables'),
  }
}

/** The floats: closing + credits + drop − opening − fills = result. */
function floatsOf({ rows, words, pen }: RowsProps): Table {
  const columns = [
    { title: words('float.table'), parts: 10, figure: true },
    ...FIGURES.map((figure) => ({
      title: words(`banked.figure.${figure}`),
      parts: 15,
      figure: true,
    })),
  ]
  const written = (figure: (typeof FIGURES)[number], chips: Chips | null) => {
    if (chips === null) return '—'
    return figure === 'result' || figure === 'gaps' ? pen.signed(chips) : pen.figure(chips)
  }
  const totalOf = (figure: (typeof FIGURES)[number]): Chips | null => {
    const all = rows.map(({ statement }) => (statement ? statement[figure] : NO_CHIPS))
    return all.includes(null) ? null : sumOf(all.map((chips) => chips ?? NO_CHIPS))
  }
  return {
    title: words('banked.floats'),
    columns,
    rows: rows.map(({ table, statement }) => [
      String(table),
      ...FIGURES.map((figure) => written(figure, statement ? statement[figure] : null)),
    ]),
    foot: [words('float.total'), ...FIGURES.map((figure) => written(figure, totalOf(figure)))],
    none: words('banked.noTables'),
  }
}
