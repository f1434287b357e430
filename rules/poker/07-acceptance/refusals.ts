import type { RefusalTexts } from '../../kernel/article'

/** Refusals of Art. VII; those of one command in their order of precedence. */
export const ACCEPTANCE_REFUSALS = {
  'cards-thrown': {
    it: '{member} non ha più le carte: in questo colpo non rientra.',
    en: '{member} no longer holds their cards: they do not come back into this colpo.',
  },
  'keep-or-withdraw-first': {
    it: '{member} aveva parlato in anticipo: prima dica se conferma o ritira.',
    en: '{member} had spoken early: they must first keep it or take it back.',
  },
  'nothing-to-accept': {
    it: 'Non c’è una puntata da accettare.',
    en: 'There is no bet to accept.',
  },
  'nothing-early': {
    it: '{member} non ha parlato in anticipo.',
    en: '{member} has not spoken early.',
  },
  'no-right-to-withdraw': {
    it: 'Ciò che {member} ha detto in anticipo resta: nessuno ha cambiato il gioco prima del suo turno.',
    en: 'What {member} said early stands: nobody before them changed the game.',
  },
} as const satisfies RefusalTexts
