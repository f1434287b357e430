import { Text, View } from '@react-pdf/renderer'
import { Fact } from '../../frame'
import type { Letterhead } from '../../papers'
import { paper } from '../../type'
import type { SlipPaper } from '../papers'
import { Big, FloatSheet, Signers, type Writing, writingFor } from './parts'

/** The slip of an ace of hearts on A6, with a counterfoil that the house keeps (V.ace-slip). */
export function AceSlip({ head, content }: { head: Letterhead; content: SlipPaper }) {
  const writing = writingFor(head)
  const { words, pen } = writing
  const { number, gara, person, seat, at, signed, cancelled } = content
  const isValid = signed !== null && cancelled === null
  return (
    <FloatSheet
      head={head}
      content={content}
      title={words('float.ace.title')}
      lines={[words('float.ace.gara', { gara })]}
      size="A6"
    >
      <Big text={words('float.number', { number })} />
      <Text style={paper.strong}>{person.name}</Text>
      <Fact label={words('float.seat')} value={String(seat)} />
      <Fact label={words('float.ace.at')} value={pen.moment(at)} />
      {!cancelled && (
        <Text>
          {isValid
            ? words('float.ace.valid', { name: signed.by.name, moment: pen.moment(signed.at) })
            : words('float.ace.unsigned')}
        </Text>
      )}
      {!cancelled && (
        <Signers signers={[{ office: 'director', person: signed?.by ?? null }]} words={words} />
      )}
      <Counterfoil content={content} {...writing} />
    </FloatSheet>
  )
}

function Counterfoil({ content, words, pen }: Writing & { content: SlipPaper }) {
  const { number, person, seat, at, taglia, coup } = content
  return (
    <View style={{ borderTopWidth: 1, borderStyle: 'dashed', marginTop: 12, paddingTop: 4 }}>
      <Text style={paper.small}>
        {words('float.ace.counterfoil', { number, name: person.name, seat, time: pen.time(at) })}
      </Text>
      <Text style={paper.small}>{words('float.ace.coup', { taglia, coup })}</Text>
    </View>
  )
}
