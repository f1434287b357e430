import { Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { type Chips, NO_CHIPS, plus, sumOf } from '@/rules/kernel/chips'
import { type Column, Heading, Row } from './columns'
import type { ResultLine } from './papers'
import type { Pen, Words } from './words'

interface LinesProps<Line extends ResultLine> {
  rows: readonly Line[]
  /** A player's casse, as text of one or more lines. */
  casseOf: (row: Line) => string
  /** The club's own results, below those of the players; the finals and these sum to zero. */
  club?: readonly { title: string; chips: Chips }[]
  words: Words
  pen: Pen
  /** The signatures and what is printed above them, which stay with the sums; false where another part follows. */
  ending: ReactNode
}

/** The sum of a column; null while one of its cells is not known. */
function totalOf(cells: readonly (Chips | null)[]): Chips | null {
  return cells.includes(null) ? null : sumOf(cells.map((chips) => chips ?? NO_CHIPS))
}

const known = (value: Chips | null, write: (chips: number) => string) =>
  value === null ? '' : write(value)

/** A tableau: a line for each player, the club's own, and the sums. */
export function TableauLines<Line extends ResultLine>(props: LinesProps<Line>) {
  const { rows, casseOf, club = [], words, pen, ending } = props
  const columns: Column[] = [
    { title: words('player'), parts: 24 },
    { title: words('tableau.casse'), parts: 26 },
    { title: words('tableau.drawn'), parts: 11, figure: true },
    { title: words('tableau.counted'), parts: 11, figure: true },
    { title: words('tableau.result'), parts: 14, figure: true },
    { title: words('tableau.share'), parts: 10, figure: true },
    { title: words('tableau.final'), parts: 12, figure: true },
  ]
  const total = (cell: (row: Line) => Chips | null) => totalOf(rows.map(cell))
  const finals = total(({ final }) => final)
  const all = finals === null ? null : plus(finals, sumOf(club.map(({ chips }) => chips)))
  return (
    <View>
      <Heading columns={columns} />
      {rows.map((row) => (
        <Row
          key={`${row.player.card}/${row.player.name}`}
          columns={columns}
          cells={[
            `${row.player.name}\n${words('card', { card: row.player.card })}`,
            casseOf(row),
            pen.figure(row.drawn),
            known(row.counted, pen.figure),
            known(row.result, pen.signed),
            row.shareChips === 0 ? '' : pen.signed(row.shareChips),
            known(row.final, pen.signed),
          ]}
        />
      ))}
      {club.map(({ title, chips }) => (
        <Row key={title} columns={columns} cells={[title, '', '', '', '', '', pen.signed(chips)]} />
      ))}
      <View wrap={false}>
        <Row
          kind="foot"
          columns={columns}
          cells={[
            words('tableau.total'),
            '',
            known(
              total(({ drawn }) => drawn),
              pen.figure,
            ),
            known(
              total(({ counted }) => counted),
              pen.figure,
            ),
            known(
              total(({ result }) => result),
              pen.signed,
            ),
            known(finals === null ? null : total(({ shareChips }) => shareChips), pen.signed),
            known(all, pen.signed),
          ]}
        />
        {ending}
      </View>
    </View>
  )
}

/**
 * The arithmetic of a player's share of the imbalance; nothing for a player without one. `numerator = amount × weight`,
 * so the amount shared out can be computed back from any row.
 */
export function ShareLine({ row, words, pen }: { row: ResultLine; words: Words; pen: Pen }) {
  const { share } = row
  if (!share || share.weight === 0) return null
  return (
    <Text>
      {words('tableau.split.line', {
        name: row.player.name,
        amount: pen.figure(share.numerator / share.weight),
        weight: pen.figure(share.weight),
        total: pen.figure(share.total),
        exact: pen.exact(share.numerator / share.total),
        share: pen.signed(row.shareChips),
      })}
    </Text>
  )
}
