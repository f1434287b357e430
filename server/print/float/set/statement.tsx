import { Text, View } from '@react-pdf/renderer'
import { plus } from '@/rules/kernel/chips'
import { Fact } from '../../frame'
import type { Letterhead } from '../../papers'
import { paper } from '../../type'
import type { FloatCountPaper } from '../papers'
import { FloatSheet, Pieces, Signers, worth, writingFor } from './parts'

/** The float by denomination at a count: opening, closing, handover or spot check. */
export function FloatStatement({ head, content }: { head: Letterhead; content: FloatCountPaper }) {
  const { words, pen } = writingFor(head)
  const { kind, at, line, pieces, banknotes, isRight, seal, signers } = content
  const chips = worth(pieces)
  return (
    <FloatSheet
      head={head}
      content={content}
      title={words(`float.statement.${kind}`)}
      lines={[words('float.statement.at', { moment: pen.moment(at), line })]}
    >
      <Pieces pieces={pieces} words={words} pen={pen} />
      <View style={{ marginTop: 10 }} wrap={false}>
        <Fact label={words('float.chips')} value={pen.amount(chips)} />
        <Fact label={words('float.banknotes')} value={pen.amount(banknotes)} />
        <Fact label={words('float.total')} value={pen.amount(plus(chips, banknotes))} />
        {seal !== null && <Fact label={words('float.seal')} value={seal} />}
        <Text style={[paper.strong, { marginTop: 6 }]}>
          {words(isRight ? 'float.statement.right' : 'float.statement.wrong')}
        </Text>
        <Signers signers={signers} words={words} />
      </View>
    </FloatSheet>
  )
}
