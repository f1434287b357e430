import { SHEET, SHEET_SENTENCES } from '../../banked/telling/sheet'
import { type Sentence, tellsOf } from '../../kernel/tell'
import { partTold } from '../telling/parts'
import type { Telling } from '../telling/telling'
import type { ClubEvent } from './events'

export const CLUB_SENTENCES = {
  eveningOpened: { it: 'Aperta la giornata: {title}', en: 'The day is open: {title}' },
  eveningClosed: { it: 'La giornata è chiusa', en: 'The day is closed' },
  settingsSet: { it: 'Regole della casa cambiate', en: 'The house’s customs are changed' },
  tableProposed: {
    it: 'Tavolo {number}: da {minimum} a {maximum}, manca una firma',
    en: 'Table {number}: from {minimum} to {maximum}, one signature to come',
  },
  tableOpened: { it: 'Il tavolo è aperto', en: 'The table is open' },
  limitsAsked: {
    it: 'Nuovi limiti proposti: da {minimum} a {maximum}',
    en: 'New limits asked for: from {minimum} to {maximum}',
  },
  limitsSigned: { it: 'I nuovi limiti sono firmati', en: 'The new limits are signed' },
  limitsDropped: { it: 'I nuovi limiti sono ritirati', en: 'The new limits are dropped' },
  tableClosed: { it: 'Il tavolo è chiuso', en: 'The table is closed' },
  levelSet: { it: 'Livello {level}', en: 'Level {level}' },
  takenBack: { it: 'Ripresa l’ultima registrazione', en: 'The latest entry is taken back' },
  ...SHEET_SENTENCES,
} as const satisfies Record<string, Sentence>

const tell = tellsOf(CLUB_SENTENCES)

/** Section K: the club. */
export const CLUB: Telling<ClubEvent> = {
  eveningOpened: (event) => tell('eveningOpened', { title: event.title }),
  eveningClosed: () => tell('eveningClosed'),
  settingsSet: () => tell('settingsSet'),
  tableProposed: (event) =>
    tell('tableProposed', {
      number: event.number,
      minimum: { chips: event.minimum },
      maximum: { chips: event.maximum },
    }),
  tableOpened: () => tell('tableOpened'),
  limitsAsked: (event) =>
    tell('limitsAsked', { minimum: { chips: event.minimum }, maximum: { chips: event.maximum } }),
  limitsSigned: () => tell('limitsSigned'),
  limitsDropped: () => tell('limitsDropped'),
  tableClosed: (event) => [tell('tableClosed'), ...event.parts.map(partTold)],
  levelSet: (event) => tell('levelSet', { level: event.level }),
  takenBack: () => tell('takenBack'),
  ...SHEET,
}
