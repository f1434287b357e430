import { articleOf } from './article'
import type { Evening } from './evening'

const { article } = articleOf<Evening, never>()

/** Art. XIV: the honours. They are granted with the result of a colpo (Art. XII). */
export const onori = article({
  id: 'XIV',
  commands: {},
  evolve: {},
  refusals: {
    'no-honours-here': {
      it: 'A questo tavolo gli onori non usano: toglieteli dall’esito.',
      en: 'Honours are not the custom at this table: take them off the result.',
    },
    'honour-outside-colpo': {
      it: '{member} non ha preso parte al colpo: non può essere onorato.',
      en: '{member} did not take part in the colpo: he cannot be honoured.',
    },
    'honoured-twice': {
      it: '{member} è onorato due volte: un solo punto per colpo.',
      en: '{member} is honoured twice: one point a colpo.',
    },
    'not-unopposed': {
      it: '{member} ha avuto competitori: l’onore non si ripete.',
      en: '{member} had opponents: the honour is not repeated.',
    },
  },
})
