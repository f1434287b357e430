import type { MemberId } from '@/rules/kernel/ids'
import { type PokerCommand, type PokerEvent, poker } from '@/rules/poker/decider'
import type { Evening } from '@/rules/poker/evening'
import { isPotOrResto } from '@/rules/poker/money/accounts'
import { classOf } from '@/rules/poker/seating/places'
import { Settings } from '@/rules/poker/settings'
import { asTable } from '@/rules/poker/state/ids'
import type { Table } from '@/rules/poker/state/table'
import { carriedAt } from '@/rules/poker/views/carried'
import { shownColpo } from '@/rules/poker/views/colpo'
import { waitingCases } from '@/rules/poker/views/deputato'
import { hasPlayed, knownTo } from '@/rules/poker/views/known'
import { noticesBetween } from '@/rules/poker/views/notices'
import { type SheetDocument, sheetsBetween } from '@/rules/poker/views/sheets'
import { labelOf } from '@/rules/poker/views/summary'
import { viewOf } from '@/rules/poker/views/view'
import { type Again, type Audience, atTheEnd, type Draw, type Game } from '../game'
import { autographs } from './autographs'
import { settleEvening } from './imports'
import { judges, replay, rulings } from './judging'
import { findPaper, importedTableau } from './print/find'
import { RIGHTS } from './print/rights'

/** Whether a member has, or had, a place at a table: also one who was called and answered from their phone. */
const plays = ({ tables }: Evening, table: string, member: MemberId): boolean =>
  Object.hasOwn(tables[asTable(table)]?.players ?? {}, member)

/** The poker room; a device's post is a table of the evening. */
export const pokerRoom: Game<Evening, PokerCommand, PokerEvent> = {
  title: { it: 'Poker', en: 'Poker' },
  decider: poker,
  register: ({ title, day, status }) => ({ title, day, status }),
  view: (evening, audience, at) => viewOf(evening, audienceIn(audience), at),
  carried: (evening, post) => carriedAt(evening, asTable(post)),
  knows: knownTo,
  opening: ({ title, day }) => ({ type: 'openEvening', title, day }),
  again,

  // The pot and a member's resto are physical chips, so they never fall below zero.
  mayOwe: (account) => !isPotOrResto(account),
  posts: { role: () => 'tavolo', called },
  tables: {
    has: ({ tables }, table) => Object.hasOwn(tables, table),
    plays,
    hasPlayed: ({ tables }, table, member) =>
      hasPlayed(tables[asTable(table)] ?? { players: {} }, member),
    rounds: (evening, id) => tableIn(evening, id)?.colpi.map(shownColpo) ?? [],
  },
  sheets: sheetsBetween,
  tableCalled,
  draw,
  drawn: ({ tables }) =>
    Object.values(tables).flatMap(({ seating: { by, numbers } }) =>
      by === 'lots' ? [ranksOf(numbers)] : [],
    ),
  disputes: {
    judges,
    waiting: waitingCases,
    rulings,
    replay,
  },
  notices: noticesBetween,
  autographs,
  papers: {
    documents: new URL('./print/documents.ts', import.meta.url).href,
    rights: RIGHTS,
    find: findPaper,
    imported: importedTableau,
  },
  imports: { settle: settleEvening },
  settings: Settings,
}

/** Its lists, one for each class: a table forms by itself. One closed after a table of it had begun was wanted. */
function again({ lists, tables }: Evening): Again<PokerCommand>[] {
  const begun = Object.values(tables).filter(({ startedAt }) => startedAt !== null)
  const last = atTheEnd(Object.values(lists), ({ id, closed }) =>
    closed && begun.every((table) => table.list !== id) ? 'closed' : 'open',
  )
  const byClass = new Map(last.map((list) => [classOf(list.settings), list]))
  return [...byClass.values()].map(({ title, settings }) => ({
    table: title,
    command: { type: 'openList', title, settings },
  }))
}

const audienceIn = (audience: Audience) =>
  audience.kind === 'post' ? ({ kind: 'table', table: asTable(audience.post) } as const) : audience

/** The rank of each of these numbers among them, from 0. */
const ranksOf = (numbers: readonly number[]): number[] => {
  const sorted = [...numbers].sort((a, b) => a - b)
  return numbers.map((number) => sorted.indexOf(number))
}

const tableIn = ({ tables }: Evening, id: string): Table | undefined =>
  Object.hasOwn(tables, id) ? tables[asTable(id)] : undefined

function called(evening: Evening, id: string): string | null {
  const table = tableIn(evening, id)
  return table ? labelOf(evening, table) : null
}

function tableCalled(document: unknown): string | null {
  const { table } = document as SheetDocument
  return table && `${table.list} · ${table.number}`
}

function draw(evening: Evening, id: string): Draw | null {
  const { title } = evening
  const table = tableIn(evening, id)
  if (!table) return null
  const { hash, seed, order, numbers } = table.seating
  const signed = order.map((member, index) => ({ member, number: numbers[index] ?? 0 }))
  return { title, hash, seed, order: signed }
}
