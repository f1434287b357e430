import { SHEET, SHEET_SENTENCES } from '../../banked/telling/sheet'
import { type Sentence, tellsOf } from '../../kernel/tell'
import { partTold } from '../telling/parts'
import type { Telling } from '../telling/telling'
import type { ClubEvent } from './events'

export const CLUB_SENTENCES = {
  eveningOpened: { it: 'Aperta la giornata: {title}', en: 'The day is open: {title}' },
  eveningClosed: { it: 'La giornata è chiusa', en: 'The day is closed' },
  settingsSet: { it: 'Regole della casa cambiate', en: 'The house’s customs are changed' },
  tableSettingsSet: { it: 'Regole del tavolo cambiate', en: 'The table’s customs are changed' },
  tableClosed: { it: 'Il tavolo è chiuso', en: 'The table is closed' },
  levelSet: { it: 'Livello {level}', en: 'Level {level}' },
  takenBack: { it: 'Ripresa l’ultima registrazione', en: 'The latest entry is taken back' },
  colpoRecorded: { it: 'Colpo {serial} registrato', en: 'Colpo {serial} recorded' },
  ...SHEET_SENTENCES,
} as const satisfies Record<string, Sentence>

const tell = tellsOf(CLUB_SENTENCES)

/** Section J: the club. */
export const CLUB: Telling<ClubEvent> = {
  eveningOpened: (event) => tell('eveningOpened', { title: event.title }),
  eveningClosed: () => tell('eveningClosed'),
  settingsSet: () => tell('settingsSet'),
  tableSettingsSet: () => tell('tableSettingsSet'),
  tableClosed: () => tell('tableClosed'),
  levelSet: (event) => tell('levelSet', { level: event.level }),
  takenBack: () => tell('takenBack'),
  colpoRecorded: (event) => [
    tell('colpoRecorded', { serial: event.serial }),
    ...event.parts.map(partTold),
  ],
  ...SHEET,
}
