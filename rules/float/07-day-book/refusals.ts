import type { RefusalTexts } from '../../kernel/article'

/** Section 7: the day book. */
export const BOOK_REFUSALS = {
  'book-closed': {
    it: 'Il libretto è chiuso.',
    en: 'The day book is closed.',
  },
  'book-open': {
    it: 'Il libretto è aperto.',
    en: 'The day book is open.',
  },
  'closes-with-table': {
    it: 'Il libretto si chiude con il tavolo.',
    en: 'The day book closes with the table.',
  },
  'reopening-not-asked': {
    it: 'La riapertura non è stata chiesta.',
    en: 'The reopening was not asked for.',
  },
  'no-such-line': {
    it: 'Questa riga non c’è.',
    en: 'There is no such line.',
  },
  'struck-already': {
    it: 'La riga è già annullata.',
    en: 'The line is struck already.',
  },
  'not-undone-so': {
    it: 'Questa riga non si annulla così: si corregge con il suo comando.',
    en: 'This line is not undone like that: its own command corrects it.',
  },
  'of-an-earlier-opening': {
    it: 'La riga è di un’apertura precedente.',
    en: 'The line belongs to an earlier opening.',
  },
  'counted-since': {
    it: 'Da allora la dotazione è stata contata: una differenza si dichiara come plus o minus.',
    en: 'The float was counted since then: a difference is declared as a plus or minus.',
  },
  'inspector-undoes': {
    it: 'Banconote e anticipazioni le annulla il commissario.',
    en: 'The inspector undoes banknotes and advances.',
  },
  'only-written-lines': {
    it: 'Una riga di movimento si corregge con un altro movimento.',
    en: 'A line of a movement is corrected by another movement.',
  },
} as const satisfies RefusalTexts
