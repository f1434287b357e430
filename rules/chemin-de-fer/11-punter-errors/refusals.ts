import type { Sentence } from '../../kernel/tell'

/** Errors of the punter: refusals in their order of precedence. */
export const PUNTER_ERRORS_REFUSALS = {
  'no-holder': {
    it: 'Nessuno ha le carte: assegnatele prima.',
    en: 'Nobody has the cards: give them first.',
  },
  'solo-errors-stand': {
    it: 'Il puntatore solo, non alla regola, tira come vuole: non si ristabilisce nulla.',
    en: 'A solo punter who is not alla regola draws at will: nothing is restored.',
  },
  'banker-has-spoken': {
    it: 'Il banchiere si è già pronunciato: il punto ora si annuncia.',
    en: 'The banker has spoken already: the point may be named now.',
  },
  'solo-may-change': {
    it: 'Il puntatore è solo: la sua nuova parola si segna come tale, non come errore.',
    en: 'The punter is solo: enter the new word as such, not as an error.',
  },
  'same-word': {
    it: 'È già la parola segnata.',
    en: 'This is the word on record already.',
  },
  'no-third-card': {
    it: 'La punta non ha ancora una terza carta.',
    en: 'The punta has no third card yet.',
  },
  'solo-not-void': {
    it: 'Contro un puntatore solo il colpo non si annulla: mostri le tre carte.',
    en: 'Against a solo punter the coup is not void: all three cards are shown.',
  },
  'inspector-voids': {
    it: 'Annullare il colpo spetta all’ispettore: chiamatelo, o proseguite.',
    en: 'Only the inspector may make the coup void: call them, or go on.',
  },
} as const satisfies Record<string, Sentence>
