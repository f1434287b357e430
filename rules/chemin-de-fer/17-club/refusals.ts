import { CASSE_REFUSALS } from '../../kernel/club/casse'
import { CORRECTION_REFUSALS } from '../../kernel/club/correcting'
import { COUNTING_REFUSALS, GAP_REFUSALS } from '../../kernel/club/counting'
import { PAYING_REFUSALS } from '../../kernel/club/paying'
import { REOPENING_REFUSALS } from '../../kernel/club/reopening'
import type { Sentence } from '../../kernel/tell'

/** Casse and tableau: refusals in their order of precedence. */
export const CLUB_REFUSALS = {
  'evening-already-open': {
    it: 'La serata è già aperta.',
    en: 'The evening is already open.',
  },
  'settings-frozen': {
    it: 'Il primo colpo è stato giocato: le impostazioni della serata non cambiano più.',
    en: 'The first coup has been played: the evening’s settings no longer change.',
  },
  'tableau-first': {
    it: 'Ci sono casse consegnate: chiudete prima il tableau.',
    en: 'Casse have been handed out: close the tableau first.',
  },
  'level-already-so': {
    it: 'Il tavolo è già al livello {level}.',
    en: 'The table is at level {level} already.',
  },
  'end-seguito-first': {
    it: 'C’è una mano passata: prima deve trovare chi la prende.',
    en: 'A mano has been passed: somebody must take it first.',
  },
  'end-mano-first': {
    it: 'Dal livello 1 si sale tra una mano e l’altra: segnate prima la fine della mano.',
    en: 'Level 1 is left between two mani: mark the end of this mano first.',
  },
  'nothing-to-take-back': {
    it: 'Non c’è nulla da disfare: dopo la distribuzione serve una correzione.',
    en: 'There is nothing to take back: after the deal only a correction changes it.',
  },
  'before-a-ruling': {
    it: 'L’ispettore ha deciso nel frattempo: quel che c’era prima non si disfa, lo cambia solo lui.',
    en: 'The inspector has ruled since: nothing before the ruling is taken back, only the inspector changes it.',
  },
  'chips-moved-on': {
    it: 'Quelle fiches sono già passate di mano: serve una correzione.',
    en: 'Those chips have moved on: make a correction instead.',
  },
  'seated-elsewhere': {
    it: '{member} nel frattempo siede a un altro tavolo: prima liberate quel posto.',
    en: '{member} has a seat at another table meanwhile: free that seat first.',
  },
  ...CASSE_REFUSALS,
  ...CORRECTION_REFUSALS,
  'tableau-closed': {
    it: 'Il tableau è già chiuso: per toccarlo va riaperto, da due persone.',
    en: 'The tableau is already closed: to touch it, two people must reopen it.',
  },
  'count-under-way': {
    it: 'La conta è già in corso.',
    en: 'The count is already under way.',
  },
  'count-not-begun': {
    it: 'La conta non è cominciata: prima va cominciata.',
    en: 'The count has not begun: begin it first.',
  },
  ...REOPENING_REFUSALS,
  'not-on-tableau': {
    it: '{member} non ha prelevato casse stasera.',
    en: '{member} has drawn no casse tonight.',
  },
  ...COUNTING_REFUSALS,
  'not-all-counted': {
    it: 'Restano da contare: {members}.',
    en: 'Still to be counted: {members}.',
  },
  'float-open': {
    it: 'Prima si chiudono le dotazioni.',
    en: 'The floats are closed first.',
  },
  'dispute-open': {
    it: 'C’è una contestazione aperta: prima decida l’ispettore.',
    en: 'A dispute is open: the inspector must rule on it first.',
  },
  'recount-first': {
    it: 'Il divario di {imbalance} supera {limit}: ricontate, oppure lo accetti l’ispettore.',
    en: 'The gap of {imbalance} is above {limit}: count again, or let the inspector accept it.',
  },
  'nothing-to-accept': {
    it: 'Non c’è un divario da accettare: il tableau si può chiudere.',
    en: 'There is no gap to accept: the tableau can be closed.',
  },
  ...GAP_REFUSALS,
  ...PAYING_REFUSALS,
} as const satisfies Record<string, Sentence>
