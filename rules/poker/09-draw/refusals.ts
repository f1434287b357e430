import type { RefusalTexts } from '../../kernel/article'

/** Refusals of Art. IX; those of one command in their order of precedence. */
export const DRAW_REFUSALS = {
  'nothing-asked-yet': {
    it: '{member} non ha ancora chiesto carte.',
    en: '{member} has not asked for cards yet.',
  },
  'not-at-the-draw': {
    it: 'Non è il momento dell’accomodo.',
    en: 'This is not the moment of the draw.',
  },
  'discarded-already': {
    it: '{member} ha già scartato: una carta ammontata non torna.',
    en: '{member} has discarded already: a card thrown does not come back.',
  },
  'cards-seen': {
    it: 'Le carte nuove sono già viste: la richiesta non si corregge più.',
    en: 'The new cards have been seen: the request can no longer be corrected.',
  },
  'second-take-not-due': {
    it: 'Nessuno attende la seconda ripresa.',
    en: 'Nobody is waiting for second cards.',
  },
  'put-out-cannot-win': {
    it: '{member} è fuori dal colpo e perde quanto ha messo: dite chi vince degli altri.',
    en: '{member} is put out and loses all they put in: say who of the others wins.',
  },
} as const satisfies RefusalTexts
