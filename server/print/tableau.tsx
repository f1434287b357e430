import { Text, View } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import { type Chips, NO_CHIPS, plus, sumOf } from '@/rules/kernel/chips'
import type { Block, Table } from './lists'
import type { ResultLine } from './papers'
import { paper } from './type'
import type { Pen, Words } from './words'

interface LinesProps<Line extends ResultLine> {
  rows: readonly Line[]
  /** A player's casse, each a short text. */
  casseOf: (row: Line) => readonly string[]
  /** The club's own results, below those of the players; the finals and these sum to zero. */
  club?: readonly { title: string; chips: Chips }[]
  words: Words
  pen: Pen
}

/** The sum of a column; null while one of its cells is not known. */
function totalOf(cells: readonly (Chips | null)[]): Chips | null {
  return cells.includes(null) ? null : sumOf(cells.map((chips) => chips ?? NO_CHIPS))
}

const known = (value: Chips | null, write: (chips: number) => string) =>
  value === null ? '' : write(value)

/** A tableau: a line for each player, the club's own, and the sums. */
export function tableauTable<Line extends ResultLine>(props: LinesProps<Line>): Table {
  const { rows, casseOf, club = [], words, pen } = props
  const total = (cell: (row: Line) => Chips | null) => totalOf(rows.map(cell))
  const finals = total(({ final }) => final)
  const all = finals === null ? null : plus(finals, sumOf(club.map(({ chips }) => chips)))
  const shares = finals === null ? null : total(({ shareChips }) => shareChips)
  return {
    columns: [
      { title: words('player'), parts: 23 },
      { title: words('tableau.casse'), parts: 37 },
      { title: words('tableau.drawn'), parts: 10, figure: true },
      { title: words('tableau.counted'), parts: 10, figure: true },
      { title: words('tableau.result'), parts: 14, figure: true },
      { title: words('tableau.share'), parts: 8, figure: true },
      { title: words('tableau.final'), parts: 10, figure: true },
    ],
    rows: [
      ...rows.map((row) => [
        `${row.player.name}\n${words('card', { card: row.player.card })}`,
        { several: casseOf(row) },
        pen.figure(row.drawn),
        known(row.counted, pen.figure),
        known(row.result, pen.signed),
        row.shareChips === 0 ? '' : pen.signed(row.shareChips),
        known(row.final, pen.signed),
      ]),
      ...club.map(({ title, chips }) => [title, '', '', '', '', '', pen.signed(chips)]),
    ],
    foot: [
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
      known(shares, pen.signed),
      known(all, pen.signed),
    ],
    none: '—',
  }
}

interface SharesProps {
  rows: readonly ResultLine[]
  /** The difference, in bold; null where nothing differs. */
  title: string | null
  /** The sums that show it. */
  sums: string
  note?: string
  words: Words
  pen: Pen
}

/** The arithmetic of a supero or ammanco: its sums, and a line for each share. */
export function sharesBlock({ rows, title, sums, note, words, pen }: SharesProps): Block {
  const told: ReactElement[] = [
    <View key="sums" style={{ marginTop: 10 }} wrap={false}>
      {title !== null && <Text style={paper.strong}>{title}</Text>}
      <Text>{sums}</Text>
    </View>,
    ...rows.flatMap((row) => {
      const line = shareLine(row, words, pen)
      return line === null
        ? []
        : [<Text key={`${row.player.card}/${row.player.name}`}>{line}</Text>]
    }),
  ]
  if (note !== undefined)
    told.push(
      <Text key="note" style={paper.small}>
        {note}
      </Text>,
    )
  return { told }
}

/**
 * A player's share of the imbalance; nothing for a player without one. `numerator = amount × weight`, so the amount
 * shared out can be computed back from any row.
 */
function shareLine({ player, share, shareChips }: ResultLine, words: Words, pen: Pen) {
  if (!share || share.weight === 0) return null
  return words('tableau.split.line', {
    name: player.name,
    amount: pen.figure(share.numerator / share.weight),
    weight: pen.figure(share.weight),
    total: pen.figure(share.total),
    exact: pen.exact(share.numerator / share.total),
    share: pen.signed(shareChips),
  })
}
