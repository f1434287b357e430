import { View } from '@react-pdf/renderer'
import type { Letterhead } from '../../papers'
import type { Words } from '../../words'
import type { CardCountsPaper, TipsPaper } from '../bookPapers'
import type { Signer } from '../papers'
import { cardsTable, sideTable } from './bookRecords'
import { FloatSheet, Proven, Signers, writingFor } from './parts'

/** The tips and orphans of a table, apart from its day book (V.tips, V.orphans). */
export function TipsList({ head, content }: { head: Letterhead; content: TipsPaper }) {
  const writing = writingFor(head)
  const { words } = writing
  return (
    <FloatSheet
      head={head}
      content={content}
      title={words('float.book.side')}
      blocks={[sideTable({ content, ...writing })]}
      ending={<Ending signers={content.signers} words={words} />}
    />
  )
}

/** The counts of a table's cards, apart from its day book (V.card-count). */
export function CardCounts({ head, content }: { head: Letterhead; content: CardCountsPaper }) {
  const writing = writingFor(head)
  const { words } = writing
  return (
    <FloatSheet
      head={head}
      content={content}
      title={words('float.book.cards')}
      blocks={[cardsTable({ content, ...writing })]}
      ending={<Ending signers={content.signers} words={words} />}
    />
  )
}

function Ending({ signers, words }: { signers: readonly Signer[]; words: Words }) {
  return (
    <View wrap={false}>
      <Signers signers={signers} words={words} />
      <Proven words={words} />
    </View>
  )
}
