import type { Sentence } from '../../kernel/tell'

/** Cards and taglia: refusals in their order of precedence. */
export const CARDS_REFUSALS = {
  'marked-so-already': {
    it: 'È già segnato così.',
    en: 'It is marked so already.',
  },
  'has-stakes-here': {
    it: 'Ha ancora puntate sul tappeto.',
    en: 'They still have stakes on the cloth.',
  },
  'not-this-step': {
    it: 'La taglia non è a questo punto.',
    en: 'The taglia is not at this point.',
  },
  'nobody-there': {
    it: 'Si mescola davanti ad almeno un giocatore.',
    en: 'Cards are mixed before at least one player.',
  },
  'not-present': {
    it: 'Taglia una persona che è al tavolo.',
    en: 'A person at the table cuts.',
  },
  'witness-needed': {
    it: 'Se taglia un impiegato serve un testimone, un’altra persona.',
    en: 'When an employee cuts, another person is the witness.',
  },
  'taglia-not-ready': {
    it: 'La taglia non è pronta: mescolate, tagliate e bruciate le prime carte.',
    en: 'The taglia is not ready: mix, cut and burn the first cards.',
  },
  'nothing-staked': {
    it: 'Sul tappeto non c’è nessuna puntata.',
    en: 'No stake lies on the cloth.',
  },
  called: {
    it: 'Detto «rien ne va plus», le puntate sono chiuse.',
    en: 'After “rien ne va plus” the stakes are closed.',
  },
} as const satisfies Record<string, Sentence>
