import type { RefusalTexts } from '../../kernel/article'

/** Refusals of Art. V; those of one command in their order of precedence. */
export const DEAL_REFUSALS = {
  'no-colpo-in-play': {
    it: 'Nessun colpo è in gioco: non c’è nulla da annullare.',
    en: 'No colpo is in play: there is nothing to void.',
  },
  'pot-unclaimed': {
    it: 'C’è un pot da vincere: il mazzo non si cambia finché non è vinto.',
    en: 'A pot waits to be won: the pack does not change before it is.',
  },
  'pack-already-so': {
    it: 'Il mazzo è già così.',
    en: 'The pack is like this already.',
  },
  'nobody-absent': {
    it: 'Nessuno è assente: nel mazzo non ci sono carte superflue.',
    en: 'Nobody is absent: no card of the pack is superfluous.',
  },
  'nobody-may-deal': {
    it: 'Nessuno dei presenti può fare carte: attendete un giocatore.',
    en: 'Nobody present may deal: wait for a player.',
  },
  'colpo-stands': {
    it: 'Il colpo è aperto: da qui in poi è valido.',
    en: 'The colpo is opened: from here on it stands.',
  },
  'no-cartaro-there': {
    it: 'Al posto {seat} non siede nessuno: indicate chi fa carte.',
    en: 'Nobody sits at seat {seat}: say who deals.',
  },
  'not-opened-yet': {
    it: 'Il colpo non è ancora aperto: un errore della distribuzione lo annulla.',
    en: 'The colpo is not opened yet: an error of the deal voids it.',
  },
  'not-neighbours': {
    it: 'Sei carte e quattro devono essere di due vicini: controllate di chi si tratta.',
    en: 'Six cards and four must be two neighbours’: check who they are.',
  },
} as const satisfies RefusalTexts
