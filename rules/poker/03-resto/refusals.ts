import type { RefusalTexts } from '../../kernel/article'

/** Why Art. III refuses, in order of precedence. */
export const RESTO_REFUSALS = {
  'table-not-open': {
    it: 'Il tavolo non gioca più: i resti non si toccano se non dalla segreteria.',
    en: 'The table no longer plays: only the secretary may touch the resti.',
  },
  'tableau-closed': {
    it: 'Il tableau è chiuso: per correggere va prima riaperto, da due persone.',
    en: 'The tableau is closed: to correct it, two people must reopen it first.',
  },
  'not-at-table': {
    it: '{member} non ha posto a questo tavolo: prima prenda posto.',
    en: '{member} has no seat at this table: let him take one first.',
  },
  'already-asked': {
    it: 'C’è già una richiesta di {chips}: attendete la consegna o ritiratela.',
    en: 'There is already a request for {chips}: wait for it or withdraw it.',
  },
  'nothing-asked': {
    it: '{member} non ha chiesto passate: prima la richiesta, poi la consegna.',
    en: '{member} has not asked for a passata: ask first, then it is handed over.',
  },
  'double-passata-due': {
    it: 'A partita iniziata si entra con doppia passata: chiedetene due.',
    en: 'Who joins this game enters with a double passata: ask for two.',
  },
  'desk-confirms': {
    it: 'La passata la consegna la segreteria: attendete la sua conferma.',
    en: 'The secretary hands out passate: wait for the confirmation.',
  },
  'cards-already-dealt': {
    it: 'Le carte sono già distribuite: la passata di {member} varrà dal prossimo colpo, confermatela dopo questo.',
    en: 'Cards are already dealt: {member}’s passata counts from the next colpo, confirm it after this one.',
  },
  'mark-already-so': {
    it: 'Il segno del giocatore all’altezza è già così.',
    en: 'The mark of the player all’altezza already stands like that.',
  },
  'more-than-drawn': {
    it: '{member} ha prelevato soltanto {drawn}: non si può togliere di più.',
    en: '{member} drew only {drawn}: no more than that can be taken back.',
  },
  'resto-too-small': {
    it: 'A {member} mancherebbero {missing}: correggete prima i colpi, o togliete meno passate.',
    en: '{member} would be short by {missing}: correct the colpi first, or take back fewer passate.',
  },
} as const satisfies RefusalTexts
