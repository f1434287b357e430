import { type Sentence, tellsOf } from '../../kernel/tell'
import type { ClubEvent } from '../07-club/events'
import { partTold } from './parts'
import type { Telling } from './telling'

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
  cassaAsked: { it: '{member} chiede {chips}', en: '{member} asks for {chips}' },
  cassaDropped: { it: '{member} ritira la richiesta', en: '{member} withdraws the request' },
  cassaHanded: { it: 'Consegnati {chips} a {member}', en: '{chips} handed to {member}' },
  cassaCorrected: {
    it: 'Cassa di {member} corretta di {chips}: {why}',
    en: '{member}’s cassa corrected by {chips}: {why}',
  },
  countBegun: { it: 'Si contano le fiche', en: 'The chips are being counted' },
  chipsCounted: { it: '{member}: contati {chips}', en: '{member}: {chips} counted' },
  playResumed: { it: 'Il gioco riprende', en: 'Play goes on again' },
  tableauClosed: {
    it: 'Tableau chiuso: il circolo segna {club}',
    en: 'The tableau is closed: the club’s line is {club}',
  },
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
  cassaAsked: (event) =>
    tell('cassaAsked', { member: { member: event.member }, chips: { chips: event.chips } }),
  cassaDropped: (event) => tell('cassaDropped', { member: { member: event.member } }),
  cassaHanded: (event) =>
    tell('cassaHanded', { member: { member: event.member }, chips: { chips: event.chips } }),
  cassaCorrected: (event) =>
    tell('cassaCorrected', {
      member: { member: event.member },
      chips: { chips: event.chips },
      why: event.why,
    }),
  countBegun: () => tell('countBegun'),
  chipsCounted: (event) =>
    tell('chipsCounted', { member: { member: event.member }, chips: { chips: event.chips } }),
  playResumed: () => tell('playResumed'),
  tableauClosed: (event) => tell('tableauClosed', { club: { chips: event.club } }),
}
