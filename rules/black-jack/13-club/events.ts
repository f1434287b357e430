import { evolveSheet } from '../../banked/club/evolve'
import type { Moving, OfTable, Paying, SheetEvent } from '../../banked/events'
import type { TableId } from '../../banked/ids'
import type { Evolve } from '../../kernel/article'
import type { Rank } from '../../kernel/cards'
import type { Level } from '../../kernel/level'
import { type Evening, withNewTable, withTable, withTransfers } from '../evening'
import { DAY_HOST } from '../play/day'
import { withPast } from '../play/ended'
import { seatsAfter } from '../play/places'
import { wonByBanco } from '../play/settlement'
import type { Settings } from '../settings'
import { changedEvening, changedTable } from '../state/changed'
import type { Casella, SettledPart } from '../state/colpo'
import type { Table } from '../state/table'

/** The day, its casse and its sheet. */
export type DayEvent =
  | { type: 'eveningOpened'; title: string; day: string }
  | { type: 'eveningClosed' }
  | { type: 'settingsSet'; settings: Settings }
  | SheetEvent

export type ClubEvent = DayEvent | TableEvent

/** The level of a table, its entries taken back, and colpi of which only the result is kept. */
export type TableEvent =
  | (OfTable<'tableClosed'> & Moving)
  | (OfTable<'tableSettingsSet'> & { settings: Settings })
  | (OfTable<'levelSet'> & { level: Level })
  | (OfTable<'takenBack'> & Moving & { entries: readonly string[] })
  | (OfTable<'colpoRecorded'> &
      Paying<SettledPart> & {
        serial: number
        caselle: readonly Casella[]
        banco: readonly Rank[]
      })

/** The table as it was before the entries taken back; claims made since remain. */
function takenBack(table: Table, entries: number): Table {
  const back = table.steps.at(-entries)
  if (!back) return table
  return changedTable(back.table, {
    claims: table.claims,
    steps: table.steps.slice(0, -entries),
  })
}

const withTableAs = (evening: Evening, id: TableId, change: (table: Table) => Table): Evening => {
  const table = evening.tables[id]
  return table ? withNewTable(evening, change(table)) : evening
}

export const evolveClub: Evolve<Evening, ClubEvent> = {
  eveningOpened: (evening, { title, day }, { at }) =>
    changedEvening(evening, { status: 'open', title, day, openedAt: at }),
  eveningClosed: (evening) => changedEvening(evening, { status: 'closed' }),
  settingsSet: (evening, { settings }) => changedEvening(evening, { settings }),
  tableSettingsSet: (evening, { table: id, settings }) =>
    withTable(evening, id, () => ({ settings })),
  tableClosed: (evening, { table: id }, { at }) =>
    withTable(evening, id, (table) => ({
      status: 'closed',
      closedAt: at,
      seats: seatsAfter({ seats: table.seats.map((seat) => ({ ...seat, isLosing: true })) }),
      standing: [],
    })),
  levelSet: (evening, { table: id, level }, { at }) =>
    withTable(
      changedEvening(evening, { isUnfollowed: evening.isUnfollowed || level === 1 }),
      id,
      ({ followedSince }) => ({ level, followedSince: level === 1 ? null : (followedSince ?? at) }),
    ),
  takenBack: (evening, { table: id, entries, transfers }) =>
    withTransfers(
      withTableAs(evening, id, (table) => takenBack(table, entries.length)),
      transfers,
    ),
  colpoRecorded: (evening, event, { at }) => {
    const { table: id, serial, caselle, banco, parts, transfers } = event
    return withTransfers(
      withTable(evening, id, ({ past, shoe }) => ({
        serial,
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
  ...evolveSheet(DAY_HOST),
}
