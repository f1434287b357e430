import type { RefusalTexts } from '../../kernel/article'

/** Refusals of Art. XIV; those of one command in their order of precedence. */
export const ONORI_REFUSALS = {
  'no-honours-here': {
    it: 'A questo tavolo gli onori non usano: toglieteli dall’esito.',
    en: 'Honours are not the custom at this table: take them off the result.',
  },
  'opening-not-alone': {
    it: '{member} non è rimasto solo: l’apertura si onora soltanto così.',
    en: '{member} is not alone in the game: only then is an opening honoured.',
  },
  'honour-outside-colpo': {
    it: '{member} non ha preso parte al colpo: non può essere onorato.',
    en: '{member} did not take part in the colpo: they cannot be honoured.',
  },
  'honoured-twice': {
    it: '{member} è onorato due volte: un solo punto per colpo.',
    en: '{member} is honoured twice: one point a colpo.',
  },
  'not-unopposed': {
    it: '{member} ha avuto competitori: l’onore non si ripete.',
    en: '{member} had opponents: the honour is not repeated.',
  },
} as const satisfies RefusalTexts
