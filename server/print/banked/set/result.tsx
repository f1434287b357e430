import { Text } from '@react-pdf/renderer'
import type { BankStatement } from '@/rules/float/views/bank'
import { type Chips, minus, plus } from '@/rules/kernel/chips'
import type { Writing } from '../../float/set/parts'
import { Fact } from '../../frame'
import { Part } from '../../lists'
import { paper } from '../../type'

/** The figures of a statement in the order in which they are added up, those that are taken away with a minus. */
const TERMS = ['closing', 'credits', 'drop', 'opening', 'fills'] as const
const TAKEN: readonly string[] = ['opening', 'fills']

interface BankResultProps extends Writing {
  won: Chips
  statement: BankStatement | null
}

/** The bank's result: closing float + credits + drop − opening float − fills, beside that of the colpi. */
export function BankResult({ won, statement, words, pen }: BankResultProps) {
  if (!statement)
    return (
      <Part title={words('banked.result')}>
        <Fact label={words('banked.byColpi')} value={pen.signed(won)} />
      </Part>
    )
  const { result, gaps, isClosed } = statement
  const beyond = result === null ? 0 : minus(result, plus(won, gaps))
  const figure = (term: (typeof TERMS)[number]) => {
    const chips = statement[term]
    if (chips === null) return words('banked.notKnown')
    return `${TAKEN.includes(term) && chips !== 0 ? '− ' : ''}${pen.figure(chips)}`
  }
  return (
    <Part title={words('banked.result')}>
      {TERMS.map((term) => (
        <Fact
          key={term}
          label={words(term === 'closing' && !isClosed ? 'banked.expected' : `banked.term.${term}`)}
          value={figure(term)}
        />
      ))}
      <Fact
        label={words('banked.byFloat')}
        value={result === null ? words('banked.notKnown') : pen.signed(result)}
      />
      <Fact label={words('banked.byColpi')} value={pen.signed(won)} />
      {gaps !== 0 && <Fact label={words('banked.gaps')} value={pen.signed(gaps)} />}
      {beyond !== 0 && <Fact label={words('banked.unexplained')} value={pen.signed(beyond)} />}
      <Text style={paper.small}>{words('banked.formula')}</Text>
    </Part>
  )
}
