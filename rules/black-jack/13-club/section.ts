import { evolveSheet } from '../../banked/club/evolve'
import type { Evolve } from '../../kernel/article'
import { type Evening, withNewTable, withTable, withTransfers } from '../evening'
import { DAY_HOST } from '../play/day'
import { withPast } from '../play/ended'
import { seatsAfter } from '../play/places'
import { wonByBanco } from '../play/settlement'
import { inUnit } from '../settings'
import { changedEvening, changedTable } from '../state/changed'
import type { TableId } from '../state/ids'
import type { Table } from '../state/table'
import { casseCommands } from './casse'
import { clubArticle } from './commands'
import { dayCommands } from './day'
import type { ClubEvent } from './events'
import { recordCommands } from './record'
import { CLUB_REFUSALS } from './refusals'

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

const evolve: Evolve<Evening, ClubEvent> = {
  eveningOpened: (evening, { title, day, unit = 1 }, { at }) =>
    changedEvening(evening, {
      ...{ status: 'open', title, day, openedAt: at },
      settings: inUnit(evening.settings, unit),
    }),
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

/** Section J: the day, its casse and its tableau, levels and entries taken back, as at the club's other games. */
export const club = clubArticle({
  id: 'J',
  commands: { ...dayCommands, ...casseCommands, ...recordCommands },
  refusals: CLUB_REFUSALS,
  evolve,
})
