import type { RefusalTexts } from '../../kernel/article'

/** Refusals of Art. XI; those of one command in their order of precedence. */
export const ARRIVAL_REFUSALS = {
  'not-after-draw': {
    it: 'Parol e puntate dal cip vengono dopo l’accomodo.',
    en: 'Parol and bets from the cip come after the draw.',
  },
  'early-stands': {
    it: '{member} ha già parlato in anticipo: ciò che ha detto resta fino al suo turno.',
    en: '{member} has spoken early already: what they said stands until their turn.',
  },
  'bet-before-you': {
    it: 'Davanti a voi ci sono già {chips}: accettate, rilanciate o gettate le carte.',
    en: '{chips} are already bet before you: accept, raise or throw the cards.',
  },
} as const satisfies RefusalTexts
