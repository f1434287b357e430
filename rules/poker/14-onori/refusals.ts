import type { RefusalTexts } from '../../kernel/article'

/** Refusals of Art. XIV; those of one command in their order of precedence. */
export const ONORI_REFUSALS = {
  'no-honours-here': {
    it: 'A questo tavolo gli onori non si usano: toglieteli dal risultato.',
    en: 'Honours are not played at this table: take them off the result.',
  },
  'opening-not-alone': {
    it: 'Contro {member} gioca ancora qualcuno: l’apertura si onora soltanto senza competitori.',
    en: '{member} still has opponents: an opening is honoured only without any.',
  },
  'honour-outside-colpo': {
    it: '{member} non ha preso parte al colpo: non ha diritto all’onore.',
    en: '{member} did not take part in the colpo: they have no right to an honour.',
  },
  'honoured-twice': {
    it: '{member} ha due onori: se ne paga uno solo per colpo.',
    en: '{member} has two honours: only one is paid in a colpo.',
  },
  'not-unopposed': {
    it: '{member} ha avuto competitori: l’onore non si ripete.',
    en: '{member} had opponents: the honour is not repeated.',
  },
} as const satisfies RefusalTexts
