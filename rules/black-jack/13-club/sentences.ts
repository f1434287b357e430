import { SHEET, SHEET_SENTENCES } from '../../banked/telling/sheet'
import { DAY_SENTENCES, DAY_TOLD } from '../../banked/telling/table'
import { type Sentence, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import { partTold } from '../telling/parts'
import type { ClubEvent } from './events'

export const CLUB_SENTENCES = {
  ...DAY_SENTENCES,
  tableSettingsSet: { it: 'Regole del tavolo cambiate', en: 'The table’s customs are changed' },
  colpoRecorded: { it: 'Colpo {serial} registrato', en: 'Colpo {serial} recorded' },
  ...SHEET_SENTENCES,
} as const satisfies Record<string, Sentence>

const tell = tellsOf(CLUB_SENTENCES)

/** Section J: the club. */
export const CLUB: Telling<ClubEvent> = {
  ...DAY_TOLD,
  tableSettingsSet: () => tell('tableSettingsSet'),
  tableClosed: () => tell('tableClosed'),
  colpoRecorded: (event) => [
    tell('colpoRecorded', { serial: event.serial }),
    ...event.parts.map(partTold),
  ],
  ...SHEET,
}
