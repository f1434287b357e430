import { BOOK, ownerOf } from '@/rules/banked/accounts'
import { sheetsBetween } from '@/rules/banked/views/sheets'
import { isPhysical } from '@/rules/black-jack/accounts'
import {
  type BlackJackCommand,
  type BlackJackGameEvent,
  blackJackGame,
} from '@/rules/black-jack/decider'
import type { Evening } from '@/rules/black-jack/evening'
import { sceneOf } from '@/rules/black-jack/play/host'
import { classOf, Settings } from '@/rules/black-jack/settings'
import { asTable } from '@/rules/black-jack/state/ids'
import { waitingClaims } from '@/rules/black-jack/views/deputato'
import { hasPlayed, knownTo, takesPart } from '@/rules/black-jack/views/known'
import { noticesBetween } from '@/rules/black-jack/views/notices'
import { labelOf } from '@/rules/black-jack/views/summary'
import { viewOf } from '@/rules/black-jack/views/view'
import { changesCashOf } from '@/rules/float/05-limits/section'
import { isFloatPieces } from '@/rules/float/accounts'
import { FLOAT_EVENT_TYPES } from '@/rules/float/articles'
import { licenceRefusal } from '@/rules/float/licence'
import { termsBetween } from '@/rules/float/terms'
import { dayBookOf } from '@/rules/float/views/book'
import { dutiesOf, readsBooks } from '@/rules/float/views/office'
import { sumLines } from '@/rules/float/views/sums'
import type { Account } from '@/rules/kernel/ledger'
import { BANKED_RIGHTS } from '@/server/print/banked/find'
import type { Audience, Game } from '../game'
import { replayOfClaim } from './judging'
import { findBlackJackPaper } from './print/find'

/** The black jack room; a device's post is a table of the day. */
export const blackJackRoom: Game<Evening, BlackJackCommand, BlackJackGameEvent> = {
  title: { it: 'Black jack', en: 'Black jack' },
  decider: blackJackGame,
  register: ({ title, day, status }) => ({ title, day, status }),
  view: (evening, audience, at) => viewOf(evening, seenBy(audience), at),
  knows: knownTo,
  opening: (evening) => ({ type: 'openEvening', ...evening }),

  mayOwe,
  posts: { role: () => 'tavolo', called },
  tables: {
    // The day's tableau has a log of its own, under the name of its book.
    has: ({ tables }, table) => table === BOOK || Object.hasOwn(tables, table),
    plays: (evening, _table, member) => takesPart(evening, member),
    hasPlayed: (evening, _table, member) => hasPlayed(evening, member),
  },
  sheets: (before, after) => sheetsBetween(before, after, ({ settings }) => classOf(settings)),
  // One tableau for all tables of the day, and no imported ones.
  tableCalled: () => 'Black jack',
  disputes: { judges: () => false, waiting: waitingClaims, replay: replayOfClaim },
  notices: noticesBetween,
  floats: {
    reads: ({ float }, member) => readsBooks(float, member),
    onDuty: ({ float }, member) => dutiesOf(float, member).length > 0,
    events: FLOAT_EVENT_TYPES,
    book: (evening, table) =>
      evening.float.settings === null ? null : dayBookOf(sceneOf(evening), table),
    lines: (evening) => sumLines(sceneOf(evening)),
    terms: (before, after) => termsBetween(before.float, after.float, BOOK),
    unlicensed: licenceRefusal,
    changesCashOf,
  },
  papers: {
    documents: new URL('./print/documents.ts', import.meta.url).href,
    rights: BANKED_RIGHTS,
    find: findBlackJackPaper,
  },
  settings: Settings,
}

/** Puntate and insurances lie in view and never fall below zero; chips before members may, once a table keeps its float only. */
function mayOwe(account: Account): boolean {
  if (isFloatPieces(account)) return false
  return !isPhysical(account) || ownerOf(account) !== null
}

const seenBy = (audience: Audience) =>
  audience.kind === 'post' ? ({ kind: 'table', table: asTable(audience.post) } as const) : audience

function called({ tables }: Evening, id: string): string | null {
  const table = Object.hasOwn(tables, id) ? tables[asTable(id)] : undefined
  return table ? labelOf(table) : null
}
