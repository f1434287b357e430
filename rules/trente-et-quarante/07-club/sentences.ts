import { SHEET, SHEET_SENTENCES } from '../../banked/telling/sheet'
import { DAY_SENTENCES, DAY_TOLD, LIMIT_SENTENCES, LIMITS_TOLD } from '../../banked/telling/table'
import { type Sentence, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import { partTold } from '../telling/parts'
import type { ClubEvent } from './events'

export const CLUB_SENTENCES = {
  ...DAY_SENTENCES,
  ...LIMIT_SENTENCES,
  ...SHEET_SENTENCES,
} as const satisfies Record<string, Sentence>

const tell = tellsOf(CLUB_SENTENCES)

/** Section K: the club. */
export const CLUB: Telling<ClubEvent> = {
  ...DAY_TOLD,
  ...LIMITS_TOLD,
  tableClosed: (event) => [tell('tableClosed'), ...event.parts.map(partTold)],
  ...SHEET,
}
