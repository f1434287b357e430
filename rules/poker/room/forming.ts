import { NO_CHIPS } from '../../kernel/chips'
import type { Instant } from '../../kernel/decider'
import { type MemberId, membersIn } from '../../kernel/ids'
import { move, type Transfer } from '../../kernel/ledger'
import { MINUTE_MS } from '../../kernel/time'
import type { PlaceEvent } from '../01-formation/events'
import { EDITION } from '../editions'
import type { Evening } from '../evening'
import { isTableOpen } from '../frame/at-table'
import { CASSA, restoOf } from '../money/accounts'
import {
  activePlayers,
  classOf,
  FIVE,
  isFull,
  mayForm,
  offeredTo,
  openTablesOf,
  signUpsOf,
} from '../seating/places'
import type { Settings } from '../settings'
import { asTable, type TableId } from '../state/ids'
import type { List, SignUp } from '../state/list'
import type { Table } from '../state/table'
import type { RoomEvent } from './after'

/**
 * The next table to be formed: its class has five eligible sign-ups in the Club, and no table with a free place; the
 * first five signers are called. Source: I.3, I.4, A2, A3, A6.
 */
export function nextFormation(
  evening: Evening,
  at: Instant,
): Extract<PlaceEvent, { type: 'tableFormed' }> | null {
  const tried = new Set<string>()
  for (const list of Object.values(evening.lists)) {
    const ofClass = classOf(list.settings)
    if (tried.has(ofClass)) continue
    tried.add(ofClass)
    if (!tablesBefore(evening, list.settings).every(isFull)) continue
    const five = formers(evening, ofClass).slice(0, FIVE)
    if (five.length === FIVE) return formed(evening, list, five, at)
  }
  return null
}

/** I.4: the open tables that must be full before another of these settings is formed. */
export const tablesBefore = (evening: Evening, settings: Settings): Table[] =>
  settings.secondTableBy === 'uscita'
    ? Object.values(evening.tables).filter(
        (table) => isTableOpen(table) && table.settings.uscita === settings.uscita,
      )
    : openTablesOf(evening, classOf(settings))

/** The sign-ups that would form the next table of a class, in order of signature. */
export const formers = (evening: Evening, ofClass: string): SignUp[] =>
  signUpsOf(evening, ofClass).filter((signUp) => mayForm(evening, signUp))

/** The formation of a table by these sign-ups, which are called at once. */
export function formed(
  evening: Evening,
  list: List,
  five: readonly SignUp[],
  at: Instant,
): Extract<PlaceEvent, { type: 'tableFormed' }> {
  const number = evening.lastTable + 1
  return {
    type: 'tableFormed',
    table: asTable(`T${number}`),
    list: five[0]?.list ?? list.id,
    number,
    signUps: five.map((signUp) => signUp.number),
    until: at + list.settings.callMinutes * MINUTE_MS,
    edition: EDITION,
  }
}

/**
 * A table that lost one of its five before the first deal, with nobody left to take the place, is un-formed; chips
 * already drawn return to the cashier. `happened` says whose place ended. Source: I.2, A2.
 */
export function nextUnforming(
  evening: Evening,
  happened: readonly RoomEvent[],
): Extract<PlaceEvent, { type: 'tableUnformed' }> | null {
  for (const table of Object.values(evening.tables)) {
    if (table.status !== 'called' && table.status !== 'seating') continue
    if (activePlayers(table).length + offeredTo(evening, table).length >= FIVE) continue
    const members = membersIn(table.players)
    const transfers = members.flatMap((member) => givenBack(table, member))
    const unformed = { type: 'tableUnformed', table: table.id, transfers } as const
    const because = endedAt(happened, table.id)
    return because === null ? unformed : { ...unformed, because }
  }
  return null
}

/** The member whose place at the table ended last among these events; null when none did. */
function endedAt(happened: readonly RoomEvent[], table: TableId): MemberId | null {
  const ended = happened.findLast(
    (event) =>
      (event.type === 'withdrawn' || event.type === 'optedOut' || event.type === 'placeLost') &&
      event.table === table,
  )
  return ended && 'member' in ended ? ended.member : null
}

/** Chips that a player who withdraws before the first deal gives back; afterwards resti stay (M4). */
export const givenBack = (table: Table, member: MemberId): Transfer[] =>
  table.startedAt === null
    ? move(restoOf(member), CASSA, table.accounts[restoOf(member)] ?? NO_CHIPS)
    : []
