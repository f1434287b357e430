import { Text, View } from '@react-pdf/renderer'
import { Fact } from '../../frame'
import type { Letterhead } from '../../papers'
import { paper } from '../../type'
import type { SeriesPaper } from '../papers'
import { Big, FloatSheet, Signers, writingFor } from './parts'

/** A place to write by hand. */
const TO_WRITE = '______________'

/** Slips of aces of hearts to be filled in by hand, each on A6 with its counterfoil (ch30). */
export function AceSeries({ head, content }: { head: Letterhead; content: SeriesPaper }) {
  const { words } = writingFor(head)
  const { gara, numbers } = content
  const blanks = ['name', 'place', 'hour'] as const
  return (
    <FloatSheet
      head={head}
      content={content}
      title={words('float.ace.title')}
      lines={[words('float.ace.gara', { gara })]}
      size="A6"
      copies={numbers.map((number) => words('float.number', { number }))}
    >
      {(copy) => (
        <View>
          <Big text={words('float.number', { number: numbers[copy] ?? 0 })} size={18} />
          {blanks.map((blank) => (
            <Fact key={blank} label={words(`float.ace.blank.${blank}`)} value={TO_WRITE} />
          ))}
          <Text>{words('float.ace.unsigned')}</Text>
          <Signers signers={[{ office: 'director', person: null }]} words={words} />
          <View style={{ borderTopWidth: 1, borderStyle: 'dashed', marginTop: 8, paddingTop: 4 }}>
            <Text style={paper.small}>
              {words('float.ace.blank.counterfoil', { number: numbers[copy] ?? 0 })}
            </Text>
          </View>
        </View>
      )}
    </FloatSheet>
  )
}
