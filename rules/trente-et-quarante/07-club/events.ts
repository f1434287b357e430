import type { SheetEvent } from '../../banked/events'
import type { TableEvent } from '../play/events'
import type { Settings } from '../settings'

/** The day, its casse and its sheet. */
export type DayEvent =
  | { type: 'eveningOpened'; title: string; day: string }
  | { type: 'eveningClosed' }
  | { type: 'settingsSet'; settings: Settings }
  | SheetEvent

export type ClubEvent = DayEvent | TableEvent
