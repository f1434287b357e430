import { type Sentence, type Tell, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import type { Result } from '../state/colpo'
import { chancePart, partTold } from '../telling/parts'
import type { RowEvent } from './events'
import { verdictOf } from './verdict'

export const ROWS_SENTENCES = {
  cardDealt: { it: '{row}: {card}', en: '{row}: {card}' },
  lastColpoDeclared: {
    it: 'È l’ultimo colpo della taglia',
    en: 'This is the last colpo of the taglia',
  },
  tagliaRanOut: {
    it: 'Le carte sono finite: il colpo è nullo e le puntate restano',
    en: 'The cards have run out: the colpo is void and the stakes stay',
  },
  colpoSettled: {
    it: 'Nero {nero}, rosso {rosso}: vince {row}',
    en: 'Nero {nero}, rosso {rosso}: {row} wins',
  },
  colpoNull: { it: '{nero} pari: colpo nullo', en: '{nero} each: a null colpo' },
  colpoRefait: { it: '31 pari', en: '31 each' },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(ROWS_SENTENCES)

/** The sentence of a result. */
const resultTold = ({ nero, rosso }: Result): Tell => {
  const verdict = verdictOf({ nero, rosso })
  if (verdict === 'refait') return tell('colpoRefait')
  return verdict === 'null'
    ? tell('colpoNull', { nero })
    : tell('colpoSettled', { nero, rosso, row: chancePart(verdict) })
}

/** Section 2: rows and results. */
export const ROWS: Telling<RowEvent> = {
  cardDealt: (event) => tell('cardDealt', { row: chancePart(event.row), card: event.card }),
  lastColpoDeclared: () => tell('lastColpoDeclared'),
  tagliaRanOut: () => tell('tagliaRanOut'),
  colpoSettled: (event) => [resultTold(event.result), ...event.parts.map(partTold)],
}
