import { BOOK, isPhysical, ownerOf } from '@/rules/chemin-de-fer/accounts'
import { CHEMIN_ODDS } from '@/rules/chemin-de-fer/chances/day'
import { type CheminCommand, type CheminEvent, chemin } from '@/rules/chemin-de-fer/decider'
import type { Evening } from '@/rules/chemin-de-fer/evening'
import { sceneOf } from '@/rules/chemin-de-fer/float'
import { Settings } from '@/rules/chemin-de-fer/settings'
import { asTable } from '@/rules/chemin-de-fer/state/ids'
import type { Table } from '@/rules/chemin-de-fer/state/table'
import { carriedAt } from '@/rules/chemin-de-fer/views/carried'
import { waitingDisputes } from '@/rules/chemin-de-fer/views/deputato'
import { hasPlayed, knownTo, takesPart } from '@/rules/chemin-de-fer/views/known'
import { noticesBetween } from '@/rules/chemin-de-fer/views/notices'
import { type SheetDocument, sheetsBetween } from '@/rules/chemin-de-fer/views/sheets'
import { labelOf } from '@/rules/chemin-de-fer/views/summary'
import { viewOf } from '@/rules/chemin-de-fer/views/view'
import { isFloatPieces } from '@/rules/float/accounts'
import { NO_CHIPS } from '@/rules/kernel/chips'
import { NO_PART } from '@/rules/kernel/club/part'
import { membersIn } from '@/rules/kernel/ids'
import type { Account } from '@/rules/kernel/ledger'
import { floatsOf } from '../banked/floats'
import { type Again, type Audience, atTheEnd, type Game } from '../game'
import { replay, rulings, whatIfs } from './judging'
import { findSalaPaper, SALA_RIGHTS } from './print/find'

/** The chemin de fer room; a device's post is a table of the evening. */
export const cheminRoom: Game<Evening, CheminCommand, CheminEvent> = {
  title: { it: 'Chemin de fer', en: 'Chemin de fer' },
  decider: chemin,
  register: ({ title, day, status }) => ({ title, day, status }),
  view: (evening, audience, at) => viewOf(evening, seenBy(audience), at),
  carried: (evening, post) => carriedAt(evening, asTable(post)),
  knows: knownTo,
  people: ({ persons }) => membersIn(persons),
  opening: (evening) => ({ type: 'openEvening', ...evening }),
  again,

  mayOwe,
  posts: { role: () => 'tavolo', called },
  tables: {
    // The evening's tableau has a log of its own, under the name of its book.
    has: ({ tables }, table) => table === BOOK || Object.hasOwn(tables, table),
    plays: (evening, _table, member) => takesPart(evening, member),
    hasPlayed: (evening, _table, member) => hasPlayed(evening, member),
    rounds: (evening, table) => tableIn(evening, table)?.past.toReversed() ?? [],
  },
  sheets: sheetsBetween,
  // One tableau for all tables of the evening, and no imported ones.
  tableCalled: () => 'Chemin de fer',
  clubsPart(document) {
    const { tax, deposits, notes = NO_CHIPS } = (document as SheetDocument).tableau
    return { ...NO_PART, tax, deposits, notes }
  },
  disputes: { judges: () => false, waiting: waitingDisputes, rulings, replay, whatIfs },
  notices: noticesBetween,
  floats: floatsOf(sceneOf, BOOK),
  papers: {
    documents: new URL('./print/documents.ts', import.meta.url).href,
    rights: SALA_RIGHTS,
    find: findSalaPaper,
  },
  settings: Settings,
  odds: CHEMIN_ODDS,
}

/** Its customs, which are of the evening, and its tables. */
function again({ settings, tables }: Evening): Again<CheminCommand>[] {
  const customs = { table: null, command: { type: 'setSettings', settings } } as const
  const last = atTheEnd(Object.values(tables), ({ status }) =>
    status === 'closed' ? 'closed' : 'open',
  ).map((table): Again<CheminCommand> => {
    const { minimum, level, isLarge } = table
    const seats = table.seats.length
    return {
      table: labelOf(table),
      command: { type: 'openTable', seats, minimum, level, isLarge },
    }
  })
  return last.length > 0 ? [customs, ...last] : []
}

/**
 * Banks, stakes, the tax and deposits lie in view and never fall below zero. Chips before members may, since the
 * levels below the third do not follow what punters win; at the third the rules refuse it.
 */
function mayOwe(account: Account): boolean {
  if (isFloatPieces(account)) return false
  return !isPhysical(account) || ownerOf(account) !== null
}

const seenBy = (audience: Audience) =>
  audience.kind === 'post' ? ({ kind: 'table', table: asTable(audience.post) } as const) : audience

const tableIn = ({ tables }: Evening, id: string): Table | undefined =>
  Object.hasOwn(tables, id) ? tables[asTable(id)] : undefined

function called(evening: Evening, id: string): string | null {
  const table = tableIn(evening, id)
  return table ? labelOf(table) : null
}
