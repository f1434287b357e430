import type { RefusalTexts } from '../../kernel/article'

/**
 * Refusals about a table, its evening or its colpi that several articles share, or none owns, in order of precedence.
 */
export const TABLE_REFUSALS = {
  'evening-already-open': {
    it: 'La serata è già aperta.',
    en: 'The evening is open already.',
  },
  'table-not-open': {
    it: 'Il tavolo non gioca più: i resti non si toccano se non dalla segreteria.',
    en: 'The table no longer plays: only the secretary may change the resti.',
  },
  'tableau-closed': {
    it: 'Il tableau è chiuso: per correggere va prima riaperto, da due persone.',
    en: 'The tableau is closed: to correct it, two people must reopen it first.',
  },
  'not-at-table': {
    it: '{member} non ha posto a questo tavolo: prima prenda posto.',
    en: '{member} has no seat at this table: they must take one first.',
  },
  'table-not-playing': {
    it: 'Il tavolo non gioca: è sciolto, alla conta o chiuso.',
    en: 'The table is not playing: it is dissolved, being counted or closed.',
  },
  'level-casse-only': {
    it: 'Questo tavolo registra soltanto le casse: per registrare i colpi, cambiate che cosa tiene il tavolo.',
    en: 'This table keeps casse only: to record colpi, change what the table keeps.',
  },
  'level-already-so': {
    it: 'Il tavolo registra già così.',
    en: 'The table records like this already.',
  },
  'pot-to-play': {
    it: 'C’è un pot da vincere: giocatelo prima, o di quelle fiches non si saprebbe più nulla.',
    en: 'A pot waits to be won: play it first, or nothing would be known of its chips any more.',
  },
  'resti-not-counted': {
    it: 'I resti non si conoscono: contateli tutti, poi riprendete il gioco.',
    en: 'The resti are not known: count them all, then resume play.',
  },
  'no-such-colpo': {
    it: 'Il colpo {colpo} non è più tra gli ultimi trenta: ne risponde il deputato.',
    en: 'Colpo {colpo} is no longer among the last thirty: the deputato answers for it.',
  },
  'not-here-to-sit-out': {
    it: '{member} non è al tavolo: toglietene il nome da chi non gioca.',
    en: '{member} is not at the table: take them off those who sit out.',
  },
  'later-colpi-depend': {
    it: 'Su quel pot, o sul pot in onore, si è giocato ancora: si corregge chi ha vinto e quanto ha messo, non come è finito né gli onori.',
    en: 'That pot, or the pot in honour, has been played on since: who won and what each put in may be corrected, not how it ended nor the honours.',
  },
  'half-hour-over': {
    it: 'Sono passati più di {minutes} minuti: si rientra con il consenso di tutti, o firmando la lista.',
    en: 'More than {minutes} minutes have passed: come back with everyone’s consent, or sign the list.',
  },
  'deals-are-recorded': {
    it: 'A questo tavolo si registrano i colpi: il gioco comincia con la prima distribuzione.',
    en: 'This table records its colpi: the game begins with the first deal.',
  },
} as const satisfies RefusalTexts
