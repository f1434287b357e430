import type { TableauRow } from '../../banked/state'
import type { Chips } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import type { Moving, TableEvent } from '../play/events'
import type { Settings } from '../settings'

/** The day, its casse and its sheet. */
export type DayEvent =
  | { type: 'eveningOpened'; title: string; day: string }
  | { type: 'eveningClosed' }
  | { type: 'settingsSet'; settings: Settings }
  | { type: 'cassaAsked'; member: MemberId; chips: Chips }
  | { type: 'cassaDropped'; member: MemberId; chips: Chips }
  | ({ type: 'cassaHanded'; member: MemberId; chips: Chips } & Moving)
  | ({ type: 'cassaCorrected'; member: MemberId; chips: Chips; why: string } & Moving)
  | { type: 'countBegun'; expected: Readonly<Record<MemberId, Chips>> }
  | { type: 'chipsCounted'; member: MemberId; chips: Chips }
  | { type: 'playResumed' }
  | ({ type: 'tableauClosed'; rows: readonly TableauRow[]; gap: Chips; club: Chips } & Moving)

export type ClubEvent = DayEvent | TableEvent
