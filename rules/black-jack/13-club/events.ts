import type { SheetEvent } from '../../banked/events'
import type { ClubUnit } from '../../kernel/unit'
import type { TableEvent } from '../play/events'
import type { Settings } from '../settings'

/** The day, its casse and its sheet. */
export type DayEvent =
  /** The customs are a new club's, their amounts in its unit. */
  | { type: 'eveningOpened'; title: string; day: string; unit?: ClubUnit | undefined }
  | { type: 'eveningClosed' }
  | { type: 'settingsSet'; settings: Settings }
  | SheetEvent

export type ClubEvent = DayEvent | TableEvent
