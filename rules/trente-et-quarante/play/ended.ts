import { BOOK } from '../../banked/accounts'
import type { Instant } from '../../kernel/decider'
import type { Colpo, PastColpo, SettledPart } from '../state/colpo'
import type { Posta } from '../state/posta'
import type { Table } from '../state/table'
import type { TagliaEvent } from './events'
import { noColpoFollows, prisonersDivided, transfersOfAll, wonByBank } from './settlement'
import { dividesAtEnd } from './taglia'

/** Colpi that a table keeps. */
const MOST_PAST = 30

/** The colpi kept, with one more. */
export const withPast = (past: readonly PastColpo[], one: PastColpo): PastColpo[] =>
  past.length < MOST_PAST ? [...past, one] : [...past.slice(1), one]

/** A colpo that is over, with the facts of its table at that moment. */
export const pastOf = (
  { taglia, versions, level, poste }: Table,
  { serial, rows, incidents }: Colpo,
  {
    at,
    result,
    parts,
    isVoid,
  }: { at: Instant; result: PastColpo['result']; parts: readonly SettledPart[]; isVoid: boolean },
): PastColpo => ({
  serial,
  taglia: taglia.number,
  version: versions.at(-1)?.number ?? 0,
  level,
  at,
  isVoid,
  rows,
  result,
  laid: poste.filter(({ prisons }) => prisons === 0),
  parts,
  incidents,
  won: wonByBank(parts),
})

/**
 * The parts of a taglia's end: in the day's last everything, since no colpo follows; in a house that divides at the end
 * of every one the imprisoned stakes; else none, and stakes wait for the next taglia. Source: T.9, C1, C2, F2.
 */
function endingParts(table: Table): readonly SettledPart[] {
  if (table.taglia.isDaysLast) return noColpoFollows(table)
  return dividesAtEnd(table.taglia, table.settings) ? prisonersDivided(table) : []
}

/** The end of a table's taglia, with what it divides and hands back. Source: T.9, C1, C2, F2. */
export function tagliaEnd(table: Table): Extract<TagliaEvent, { type: 'tagliaEnded' }> {
  const { id, taglia } = table
  const parts = endingParts(table)
  return {
    type: 'tagliaEnded',
    table: id,
    book: BOOK,
    parts,
    returns: taglia.isDaysLast,
    transfers: transfersOfAll(id, parts),
  }
}

/** The stakes after a taglia's end: those that no part named. */
export const posteAfter = (
  poste: readonly Posta[],
  parts: readonly SettledPart[],
): readonly Posta[] =>
  parts.length === 0
    ? poste
    : poste.filter(({ number }) => !parts.some(({ posta }) => posta === number))
