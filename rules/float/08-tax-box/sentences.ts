import { type Sentence, tellsOf } from '../../kernel/tell'
import type { FloatTelling } from '../telling/telling'
import type { TaxBoxEvent } from './events'

const SENTENCES = {
  taxBoxPlaced: {
    it: 'Cassetta {label} al suo posto, sigillo {seal}',
    en: 'Box {label} in its place, seal {seal}',
  },
  taxBoxSealed: {
    it: '{member} sigilla la cassetta della cagnotte, sigillo {seal}',
    en: '{member} seals the box of the tax, seal {seal}',
  },
  taxBoxEscorted: {
    it: '{member} scorta la cassetta in sala conta',
    en: '{member} escorts the box to the count room',
  },
  taxBoxArrived: {
    it: '{member} riceve la cassetta in sala conta',
    en: '{member} receives the box in the count room',
  },
  taxBoxTallied: {
    it: '{member} ha contato {chips} nella cassetta: si attende l’altra firma',
    en: '{member} counted {chips} in the box: the other signature is awaited',
  },
  boxCounted: { it: 'Cassetta contata: {chips}', en: 'Box counted: {chips}' },
  boxCountedBeside: {
    it: 'Cassetta contata: {chips}, attesi {expected}',
    en: 'Box counted: {chips}, {expected} expected',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(SENTENCES)

export const TAX_BOX_TELLING: FloatTelling<TaxBoxEvent> = {
  taxBoxPlaced: ({ label, seal }) => tell('taxBoxPlaced', { label, seal }),
  taxBoxSealed: ({ inspector, seal }) =>
    tell('taxBoxSealed', { member: { member: inspector }, seal }),
  taxBoxEscorted: ({ inspector }) => tell('taxBoxEscorted', { member: { member: inspector } }),
  taxBoxArrived: ({ by }) => tell('taxBoxArrived', { member: { member: by } }),
  taxBoxTallied: ({ by, chips }) =>
    tell('taxBoxTallied', { member: { member: by }, chips: { chips } }),
  taxBoxCounted: ({ chips, expected }) =>
    expected === null
      ? tell('boxCounted', { chips: { chips } })
      : tell('boxCountedBeside', { chips: { chips }, expected: { chips: expected } }),
}
