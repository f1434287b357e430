import type { RefusalTexts } from '../../kernel/article'
import { CORRECTION_REFUSALS } from '../../kernel/club/correcting'
import { COUNTING_REFUSALS, GAP_REFUSALS } from '../../kernel/club/counting'
import { PAYING_REFUSALS } from '../../kernel/club/paying'
import { REOPENING_REFUSALS } from '../../kernel/club/reopening'

/** Refusals of Art. XVI; those of one command in their order of precedence. */
export const TABLEAU_REFUSALS = {
  'tableau-closed': {
    it: 'Il tableau è già chiuso: per toccarlo va riaperto, da due persone.',
    en: 'The tableau is already closed: to touch it, two people must reopen it.',
  },
  'count-under-way': {
    it: 'La conta è già in corso.',
    en: 'The count is already under way.',
  },
  'count-not-begun': {
    it: 'La conta non è cominciata: cominciatela prima.',
    en: 'The count has not begun: begin it first.',
  },
  'colpo-in-play': {
    it: 'Un colpo è in gioco: registratene il risultato o annullatelo, poi contate.',
    en: 'A colpo is in play: record its result or void it, then count.',
  },
  'end-stands-at-count': {
    it: 'La conta è cominciata: si corregge chi ha vinto e quanto ha messo; come è finito il colpo, soltanto se il gioco riprende.',
    en: 'The count has begun: who won and what each put in may be corrected; how the colpo ended, only if play is resumed.',
  },
  ...REOPENING_REFUSALS,
  'not-on-tableau': {
    it: '{member} non ha prelevato casse a questo tavolo.',
    en: '{member} drew no casse at this table.',
  },
  ...COUNTING_REFUSALS,
  'not-all-counted': {
    it: 'Restano da contare: {members}.',
    en: 'Still to be counted: {members}.',
  },
  'recount-first': {
    it: 'Il divario di {imbalance} supera {limit}: ricontate, oppure lo accetti il deputato di gioco.',
    en: 'The gap of {imbalance} is above {limit}: count again, or let the deputato di gioco accept it.',
  },
  'nothing-to-accept': {
    it: 'Non c’è un divario da accettare: il tableau si può chiudere.',
    en: 'There is no gap to accept: the tableau can be closed.',
  },
  ...GAP_REFUSALS,
  ...PAYING_REFUSALS,
  ...CORRECTION_REFUSALS,
  'table-not-closed': {
    it: 'Al tavolo {table} ci sono ancora fiches: chiudetene prima il tableau.',
    en: 'Table {table} still has chips: close its tableau first.',
  },
} as const satisfies RefusalTexts
