import { evolveSheet } from '../../banked/club/evolve'
import type { Signature, Signer } from '../../banked/state'
import type { Evolve } from '../../kernel/article'
import type { Occasion } from '../../kernel/decider'
import { type Evening, withNewTable, withTable, withTransfers } from '../evening'
import { DAY_HOST } from '../play/day'
import type { TableEvent } from '../play/events'
import { NO_TAGLIA } from '../play/taglia'
import { inUnit } from '../settings'
import { changedEvening, changedTable } from '../state/changed'
import type { TableId } from '../state/ids'
import type { Table } from '../state/table'
import type { ClubEvent, DayEvent } from './events'

/** The signature of an event's giver; `signing` made sure that it is a member. */
const signature = (as: Signer, { at, by }: Occasion): Signature[] =>
  by.member === null ? [] : [{ as, by: by.member, at }]

/** A table as one of the two signers proposes it. */
export const proposedTable = (
  { table, number, minimum, maximum, settings, as }: Extract<TableEvent, { type: 'tableProposed' }>,
  occasion: Occasion,
): Table => ({
  id: table,
  number,
  status: 'proposed',
  openedAt: occasion.at,
  closedAt: null,
  level: settings.level,
  followedSince: settings.level === 1 ? null : occasion.at,
  settings,
  versions: [{ number: 1, at: occasion.at, by: occasion.by.member, note: '', settings }],
  limits: { minimum, maximum, since: 1, signed: signature(as, occasion) },
  limitsBefore: [],
  limitsAsked: null,
  taglia: NO_TAGLIA,
  present: [],
  poste: [],
  lastPosta: 0,
  insurances: [],
  colpo: null,
  serial: 0,
  shoes: [],
  past: [],
  disputes: [],
  moves: 0,
  steps: [],
})

/** The table as it was before the entries taken back; disputes opened since remain. */
function takenBack(table: Table, entries: number): Table {
  const back = table.steps.at(-entries)
  return back
    ? changedTable(back.table, {
        disputes: table.disputes,
        steps: table.steps.slice(0, -entries),
      })
    : table
}

const withTableAs = (evening: Evening, id: TableId, change: (table: Table) => Table): Evening => {
  const table = evening.tables[id]
  return table ? withNewTable(evening, change(table)) : evening
}

const evolveTables: Evolve<Evening, TableEvent> = {
  tableProposed: (evening, event, occasion) =>
    withNewTable(
      changedEvening(evening, {
        lastTable: Math.max(evening.lastTable, event.number),
        isUnfollowed: evening.isUnfollowed || event.settings.level === 1,
      }),
      proposedTable(event, occasion),
    ),
  tableOpened: (evening, { table: id, as }, occasion) =>
    withTable(evening, id, ({ limits }) => ({
      status: 'open',
      openedAt: occasion.at,
      limits: { ...limits, signed: [...limits.signed, ...signature(as, occasion)] },
    })),
  limitsAsked: (evening, { table: id, minimum, maximum, as }, occasion) =>
    withTable(evening, id, () => ({
      limitsAsked: { minimum, maximum, signed: signature(as, occasion) },
    })),
  limitsSigned: (evening, { table: id, as }, occasion) =>
    withTable(evening, id, ({ limitsAsked: asked }) => ({
      limitsAsked: asked && { ...asked, signed: [...asked.signed, ...signature(as, occasion)] },
    })),
  limitsDropped: (evening, { table: id }) => withTable(evening, id, () => ({ limitsAsked: null })),
  tableClosed: (evening, { table: id, transfers }, { at }) =>
    withTransfers(
      withTable(evening, id, () => ({
        status: 'closed',
        closedAt: at,
        present: [],
        poste: [],
        insurances: [],
      })),
      transfers,
    ),
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
}

const evolveDay: Evolve<Evening, DayEvent> = {
  eveningOpened: (evening, { title, day, unit = 1 }, { at }) =>
    changedEvening(evening, {
      ...{ status: 'open', title, day, openedAt: at },
      settings: inUnit(evening.settings, unit),
    }),
  eveningClosed: (evening) => changedEvening(evening, { status: 'closed' }),
  settingsSet: (evening, { settings }) => changedEvening(evening, { settings }),
  ...evolveSheet(DAY_HOST),
}

export const evolveClub: Evolve<Evening, ClubEvent> = { ...evolveDay, ...evolveTables }
