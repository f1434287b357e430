import { View } from '@react-pdf/renderer'
import { type Chips, minus } from '@/rules/kernel/chips'
import { Fact } from '../../frame'
import type { Letterhead } from '../../papers'
import type { CountPaper, LabelPaper, StepOnPaper } from '../papers'
import { Big, FloatSheet, Pieces, Signers, Step, type Writing, writingFor } from './parts'

/** The label of a box of the tax, on A6: its number and its seals. */
export function BoxLabel({ head, content }: { head: Letterhead; content: LabelPaper }) {
  const { words, pen } = writingFor(head)
  const { box, placed, sealed, escorted, arrived } = content
  return (
    <FloatSheet head={head} content={content} title={words('float.box.label')} size="A6">
      <Big text={words('float.number', { number: box.label })} size={30} />
      <Fact label={words('float.box.seal')} value={box.seal} />
      <Fact label={words('float.box.closedWith')} value={box.sealedWith ?? '______'} />
      <Step label={words('float.box.placed')} signed={placed} pen={pen} />
      <Step label={words('float.box.sealed')} signed={sealed} pen={pen} />
      <Step label={words('float.box.escorted')} signed={escorted} pen={pen} />
      <Signers
        signers={[
          { office: 'inspector', person: sealed?.by ?? null },
          { office: 'countRoom', person: arrived?.by ?? null },
        ]}
        words={words}
      />
    </FloatSheet>
  )
}

const WAY = ['placed', 'sealed', 'escorted', 'arrived'] as const

/** The record of a box's count: by denomination, with the expected sum beside it. */
export function BoxCount({ head, content }: { head: Letterhead; content: CountPaper }) {
  const { words, pen } = writingFor(head)
  const { box, isSealWhole, pieces, countedAt, signers } = content
  const steps: Record<(typeof WAY)[number], StepOnPaper | null> = content
  const state = countedAt === null ? words('float.box.toCount') : pen.moment(countedAt)
  const seal =
    isSealWhole === null ? '______' : words(`float.box.${isSealWhole ? 'whole' : 'broken'}`)
  return (
    <FloatSheet
      head={head}
      content={content}
      title={words('float.box.count', { label: box.label })}
      lines={[state]}
    >
      <Fact label={words('float.box.seal')} value={box.seal} />
      <Fact label={words('float.box.closedWith')} value={box.sealedWith ?? '______'} />
      <Fact label={words('float.box.sealState')} value={seal} />
      {WAY.map((step) => (
        <Step key={step} label={words(`float.box.${step}`)} signed={steps[step]} pen={pen} />
      ))}
      <View style={{ marginTop: 8 }}>
        <Pieces pieces={pieces} words={words} pen={pen} isBlank={countedAt === null} />
      </View>
      <View style={{ marginTop: 10 }} wrap={false}>
        <Sums box={box} words={words} pen={pen} />
        <Signers signers={signers} words={words} />
      </View>
    </FloatSheet>
  )
}

function Sums({ box: { expected, counted }, words, pen }: Writing & Pick<CountPaper, 'box'>) {
  const known = (chips: Chips | null, empty: string) => (chips === null ? empty : pen.amount(chips))
  const isBoth = expected !== null && counted !== null
  return (
    <>
      <Fact
        label={words('float.box.expected')}
        value={known(expected, words('float.box.unknown'))}
      />
      <Fact label={words('float.box.counted')} value={known(counted, '______')} />
      <Fact
        label={words('float.box.difference')}
        value={isBoth ? pen.signed(minus(counted, expected)) : '______'}
      />
    </>
  )
}
