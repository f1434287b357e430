import type { RefusalTexts } from '../article'

/** Why Art. IV refuses, in order of precedence. */
export const POT_REFUSALS = {
  'no-colpo-begun': {
    it: 'Nessun colpo è iniziato: l’uscita si paga alla distribuzione.',
    en: 'No colpo has begun: the uscita is paid at the deal.',
  },
  'was-not-away': {
    it: '{member} non può entrare in questo colpo: giocherà il prossimo.',
    en: '{member} cannot enter this colpo: he plays the next.',
  },
  'not-back-yet': {
    it: '{member} non è ancora tornato al tavolo: segnatene prima il ritorno.',
    en: '{member} is not back at the table yet: mark his return first.',
  },
  'too-late-to-speak': {
    it: 'Il colpo è aperto o il turno di {member} è passato: giocherà il prossimo.',
    en: 'The colpo is opened, or {member}’s turn has passed: he plays the next.',
  },
  'no-uscita': {
    it: '{member} non ha di che pagare l’uscita: giocherà il prossimo colpo.',
    en: '{member} cannot pay the uscita: he plays the next colpo.',
  },
} as const satisfies RefusalTexts
