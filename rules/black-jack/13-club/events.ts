import { evolveDay } from '../../banked/club/day'
import { evolveSheet } from '../../banked/club/evolve'
import type { DayEvent, Moving, OfTable, Paying, SheetEvent, TableEvent } from '../../banked/events'
import { withPast } from '../../banked/past'
import type { Evolve } from '../../kernel/article'
import type { Rank } from '../../kernel/cards'
import { BENCH } from '../bench'
import { type Evening, withTable, withTransfers } from '../evening'
import { seatsAfter } from '../play/places'
import { wonByBanco } from '../play/settlement'
import { endedShoe } from '../play/shoe'
import { inUnit, type Settings } from '../settings'
import { changedEvening, changedShoe } from '../state/changed'
import type { Casella, SettledPart } from '../state/colpo'
import type { Table } from '../state/table'

/** Section J: the club; a table's customs and its end, and colpi of which only the result is kept. */
export type ClubEvent =
  | DayEvent<Settings>
  | SheetEvent
  | TableEvent
  | (OfTable<'tableClosed'> & Moving)
  | (OfTable<'tableSettingsSet'> & { settings: Settings })
  | (OfTable<'colpoRecorded'> &
      Paying<SettledPart> & {
        serial: number
        caselle: readonly Casella[]
        banco: readonly Rank[]
        /** The mascherina came out in it; an event of an earlier version does not tell. */
        isLast?: boolean | undefined
      })

export const evolveClub: Evolve<Evening, ClubEvent> = {
  ...evolveDay<Evening, Table, Settings>(
    BENCH,
    (day, settings) => changedEvening(day, { settings }),
    inUnit,
  ),
  tableSettingsSet: (evening, { table: id, settings }) =>
    withTable(evening, id, () => ({ settings })),
  tableClosed: (evening, { table: id }, { at }) =>
    withTable(evening, id, (table) => ({
      status: 'closed',
      closedAt: at,
      seats: seatsAfter({ seats: table.seats.map((seat) => ({ ...seat, isLosing: true })) }),
      standing: [],
    })),
  colpoRecorded: (evening, event, { at }) => {
    const { table: id, serial, caselle, banco, parts, isLast, transfers } = event
    return withTransfers(
      withTable(evening, id, ({ past, shoe }) => ({
        serial,
        shoe: isLast ? changedShoe(shoe, endedShoe(shoe)) : shoe,
        past: withPast(past, {
          serial,
          shoe: shoe.number,
          level: 2,
          at,
          isVoid: false,
          banco,
          caselle,
          parts,
          incidents: [],
          corrections: [],
          won: wonByBanco(parts),
        }),
      })),
      transfers,
    )
  },
  ...evolveSheet(BENCH),
}
