import { View } from '@react-pdf/renderer'
import type { Letterhead } from '../../papers'
import type { CardCountsPaper, TipsPaper } from '../bookPapers'
import { cardsTable, sideTable } from './bookRecords'
import { pagesOf } from './lists'
import { FloatSheet, Proven, Signers, writingFor } from './parts'

/** The tips and orphans of a table, apart from its day book (V.tips, V.orphans). */
export function TipsList({ head, content }: { head: Letterhead; content: TipsPaper }) {
  const writing = writingFor(head)
  const { words } = writing
  const [first, ...more] = pagesOf([
    sideTable({ content, ...writing }),
    <View key="end" wrap={false}>
      <Signers signers={content.signers} words={words} />
      <Proven words={words} />
    </View>,
  ])
  return (
    <FloatSheet head={head} content={content} title={words('float.book.side')} more={more}>
      {first}
    </FloatSheet>
  )
}

/** The counts of a table's cards, apart from its day book (V.card-count). */
export function CardCounts({ head, content }: { head: Letterhead; content: CardCountsPaper }) {
  const writing = writingFor(head)
  const { words } = writing
  const [first, ...more] = pagesOf([
    cardsTable({ content, ...writing }),
    <View key="end" wrap={false}>
      <Signers signers={content.signers} words={words} />
      <Proven words={words} />
    </View>,
  ])
  return (
    <FloatSheet head={head} content={content} title={words('float.book.cards')} more={more}>
      {first}
    </FloatSheet>
  )
}
