import { Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { NO_CHIPS, negate, sumOf } from '@/rules/kernel/chips'
import { ShareLine } from '@/server/print/tableau'
import { paper } from '@/server/print/type'
import type { Pen, Words } from '@/server/print/words'
import type { TableauPaper } from './papers'

/** The players up to whom the arithmetic of the shares stands on one page. */
const MOST_TOGETHER = 20

export interface PartProps {
  content: TableauPaper
  words: Words
  pen: Pen
  /** The signatures and what is printed above them, for the last part of the sheet; they stay with its last lines. */
  ending: ReactNode
}

/** XVI.2: the arithmetic of the supero or ammanco, a line for each share. */
export function Split({ content, words, pen, ending }: PartProps) {
  const gap = content.imbalance
  if (gap === null) return null
  if (gap === 0)
    return (
      <View wrap={false}>
        <Text style={{ marginTop: 10 }}>{words('tableau.split.even')}</Text>
        {ending}
      </View>
    )
  const results = content.rows.map((row) => row.result ?? NO_CHIPS)
  const losses = negate(sumOf(results.filter((r) => r < 0)))
  const wins = sumOf(results.filter((r) => r > 0))
  const kind = gap > 0 ? 'supero' : 'ammanco'
  return (
    <View style={{ marginTop: 10 }} wrap={content.rows.length > MOST_TOGETHER}>
      <Text style={paper.strong} minPresenceAhead={40}>
        {words(`tableau.split.${kind}`, { amount: pen.figure(Math.abs(gap)) })}
      </Text>
      <Text>
        {words('tableau.split.sums', {
          losses: pen.figure(losses),
          wins: pen.figure(wins),
          gap: pen.signed(gap),
        })}
      </Text>
      {content.rows.map((row) => (
        <ShareLine
          key={`${row.player.card}/${row.player.name}`}
          row={row}
          words={words}
          pen={pen}
        />
      ))}
      <View wrap={false}>
        <Text style={paper.small}>{words('tableau.split.rounding')}</Text>
        {ending}
      </View>
    </View>
  )
}
