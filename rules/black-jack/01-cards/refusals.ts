import type { Sentence } from '../../kernel/tell'

/** Cards, shoe, cut: refusals in their order of precedence. */
export const CARDS_REFUSALS = {
  'not-this-step': {
    it: 'Il sabot non è a questo passo.',
    en: 'The shoe is not at this step.',
  },
  'nobody-there': {
    it: 'Al tavolo non c’è nessuno: si mescola con almeno un giocatore.',
    en: 'Nobody is at the table: mixing needs at least one player.',
  },
  'management-cuts': {
    it: 'Tutti hanno rinunciato: taglia una persona della direzione.',
    en: 'All have declined: a person of the management cuts.',
  },
  'not-offered-the-cut': {
    it: 'Il taglio è offerto a {player}.',
    en: 'The cut is offered to {player}.',
  },
  'cut-still-offered': {
    it: 'Il taglio è ancora offerto a {player}.',
    en: 'The cut is still offered to {player}.',
  },
  'marker-out-already': {
    it: 'La mascherina è già uscita.',
    en: 'The mascherina is out already.',
  },
  'no-shoe-runs': {
    it: 'Non c’è un sabot in gioco.',
    en: 'No shoe is in play.',
  },
} as const satisfies Record<string, Sentence>
