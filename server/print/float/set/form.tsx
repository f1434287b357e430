import { Text, View } from '@react-pdf/renderer'
import { plus } from '@/rules/kernel/chips'
import { Fact, SignatureLines } from '../../frame'
import type { Letterhead } from '../../papers'
import { paper } from '../../type'
import type { Words } from '../../words'
import type { FormStep, MovementPaper } from '../papers'
import { BLANK, FloatSheet, Pieces, Step, worth, writingFor } from './parts'

/** The holders of the form's copies. */
const COPIES = ['table', 'desk', 'inspector'] as const

/** A form of the float on A5, once for each holder: the pieces both ways, the steps with their hours, and who signs. */
export function MovementForm({ head, content }: { head: Letterhead; content: MovementPaper }) {
  const { words, pen } = writingFor(head)
  const { kind, form, status, person, gives, notes, gets, steps, reverses } = content
  const out = plus(worth(gives), notes)
  const nothing = words('float.form.nothing')
  const half = { width: '48%' } as const
  return (
    <FloatSheet
      head={head}
      content={content}
      title={words('float.form.title', { kind: words(`float.kind.${kind}`), form })}
      lines={[words(`float.status.${status}`)]}
      size="A5"
      copies={COPIES.map((copy) => words(`float.form.copy.${copy}`))}
    >
      {person && <Fact label={words('float.client')} value={person.name} />}
      {reverses !== null && (
        <Fact
          label={words('float.form.reverses')}
          value={words('float.number', { number: reverses })}
        />
      )}
      <View style={[paper.row, { justifyContent: 'space-between' }]}>
        <View style={half}>
          <Text style={paper.strong}>{words('float.form.gives')}</Text>
          <Pieces pieces={gives} words={words} pen={pen} none={nothing} />
          {notes > 0 && <Fact label={words('float.banknotes')} value={pen.amount(notes)} />}
          {notes > 0 && <Fact label={words('float.total')} value={pen.amount(out)} />}
        </View>
        <View style={half}>
          <Text style={paper.strong}>{words('float.form.gets')}</Text>
          <Pieces pieces={gets} words={words} pen={pen} none={nothing} />
        </View>
      </View>
      <View style={{ marginTop: 8 }} wrap={false}>
        {steps.map(({ step, signed }) => (
          <Step key={step} label={words(`float.step.${step}`)} signed={signed} pen={pen} />
        ))}
        <SignatureLines signers={signersOf(content, words)} />
      </View>
    </FloatSheet>
  )
}

/** The two who sign: who gave and who received, or who cancelled the form and the inspector. */
function signersOf({ steps, cancelled }: MovementPaper, words: Words): string[] {
  const nameOf = (step: FormStep) => steps.find((one) => one.step === step)?.signed?.by.name
  const pair = cancelled
    ? ([
        ['canceller', cancelled.by?.name],
        ['inspector', nameOf('approved')],
      ] as const)
    : ([
        ['giver', nameOf('prepared')],
        ['receiver', nameOf('received')],
      ] as const)
  return pair.map(([role, name]) => `${words(`float.form.sign.${role}`)}\n${name ?? BLANK}`)
}
