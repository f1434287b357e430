import { Text, View } from '@react-pdf/renderer'
import { List, Part, type Table } from '../../lists'
import type { Letterhead } from '../../papers'
import { paper } from '../../type'
import { penFor, wordsFor } from '../../words'
import type { TableCardPaper } from '../papers'
import { Big, FloatSheet, Proven, writingFor } from './parts'

/** The card that lies at a table: the minimum, the drawing table and the customs in force, in both languages. */
export function TableCard({ head, content }: { head: Letterhead; content: TableCardPaper }) {
  const { words, pen } = writingFor(head)
  const { minimum, drawing, customs } = content
  const both = (['it', 'en'] as const).map((locale) => ({
    words: wordsFor(locale),
    pen: penFor(head.club, locale),
  }))
  const list: Table = {
    title: both.map((one) => one.words('float.card.customs')).join(' · '),
    columns: both.flatMap((one) => [
      { title: one.words('float.card.custom'), parts: 26 },
      { title: one.words('float.card.value'), parts: 24 },
    ]),
    rows: customs.map(({ it, en }) => [it.label, it.value, en.label, en.value]),
    none: words('float.none'),
  }
  const blocks = [
    <View key="minimum">
      <Big text={pen.amount(minimum)} size={30} />
      <Text style={paper.subtitle}>
        {both.map((one) => one.words('float.card.minimum')).join(' · ')}
      </Text>
    </View>,
    ...(drawing
      ? [
          <Part
            key="drawing"
            title={both.map((one) => one.words('float.card.drawing')).join(' · ')}
          >
            <List
              columns={drawing.heading.map((title, index) => ({
                title,
                parts: index === 0 ? 14 : 8,
              }))}
              rows={drawing.lines}
              none={words('float.none')}
            />
            {both.map((one) => (
              <Text key={one.words('float.card.letters')} style={paper.small}>
                {one.words('float.card.letters')}
              </Text>
            ))}
          </Part>,
        ]
      : []),
    list,
  ]
  return (
    <FloatSheet
      head={head}
      content={content}
      title={words('float.card.title')}
      blocks={blocks}
      ending={<Proven words={words} />}
    />
  )
}
