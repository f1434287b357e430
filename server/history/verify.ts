import type { Sql } from '@/db/client'
import { findStream, readStream, verifyStream } from '@/db/journal'
import {
  positionOfHash,
  type RowRecord,
  type TableauRecord,
  tableauByHash,
  tableauRows,
} from '@/db/queries/tableaux'
import { type Chips, sumOf } from '@/rules/kernel/chips'
import type { Games } from '../games/game'
import { sealImport } from '../imports/seal'

/** The facts that a hash on paper proves. Amounts in chips. */
export interface Proof {
  title: string
  day: string
  tableId: string
  /** The table as people call it; null where its game does not say. */
  table: string | null
  source: 'evening' | 'import'
  closedAt: number
  players: number
  casse: Chips
  counted: Chips
  gap: Chips
  /** The chain of hashes recomputed up to the closing; for an import, the hash of its own lines. */
  chain: { sound: true; events: number } | { sound: false; position: number }
  /** Whether the stored lines equal those that the journal's events give. */
  figures: boolean
  /** Events recorded after the closing. */
  later: number
  /** The table was reopened later and has another valid tableau. */
  superseded: boolean
  rows: readonly RowRecord[]
}

/** The facts that a tableau's hash proves; null when no tableau of the club has this hash. */
export async function proofOf(
  sql: Sql,
  games: Games,
  clubId: string,
  hash: string,
): Promise<Proof | null> {
  const tableau = await tableauByHash(sql, clubId, hash)
  if (!tableau) return null
  const rows = await tableauRows(sql, clubId, tableau.tableauId)
  const { title, day, tableId, source, closedAt, gap, supersededAt } = tableau
  const sum = (key: 'casse' | 'counted') => sumOf(rows.map((row) => row[key]))
  const table = games[tableau.game]?.tableCalled?.(tableau.document) ?? null
  const facts = { title, day, tableId, table, source, closedAt, gap, players: rows.length, rows }
  return {
    ...facts,
    casse: sum('casse'),
    counted: sum('counted'),
    superseded: supersededAt !== null,
    ...(tableau.streamId === null
      ? provenImport(clubId, tableau, rows)
      : await provenEvening(sql, games, { ...tableau, streamId: tableau.streamId, clubId }, rows)),
  }
}

type Proven = Pick<Proof, 'chain' | 'figures' | 'later'>

function provenImport(clubId: string, tableau: TableauRecord, rows: readonly RowRecord[]): Proven {
  const { day, eveningKey, hash } = tableau
  const sound = sealImport({ clubId, eveningKey: eveningKey ?? '', day, rows }) === hash
  const chain = sound ? { sound, events: rows.length } : { sound, position: 0 }
  return { chain, figures: sound, later: 0 }
}

async function provenEvening(
  sql: Sql,
  games: Games,
  tableau: TableauRecord & { clubId: string; streamId: string },
  rows: readonly RowRecord[],
): Promise<Proven> {
  const { clubId, streamId, hash } = tableau
  const position = await positionOfHash(sql, clubId, streamId, hash)
  if (position === undefined) {
    return { chain: { sound: false, position: 0 }, figures: false, later: 0 }
  }
  const verdict = await verifyStream(sql, clubId, streamId)
  if (!verdict.sound && breaksBefore(verdict, position)) {
    const chain = { sound: false, position: verdict.position } as const
    return { chain, figures: false, later: 0 }
  }
  const replayed = await replay(sql, games, tableau, position)
  return {
    chain: { sound: true, events: position },
    figures: sameFigures(replayed.rows, rows),
    later: replayed.later,
  }
}

/** A break after the closing does not concern this paper; a missing end is later than its position. */
const breaksBefore = (verdict: { position: number; why: string }, position: number) =>
  verdict.position < position || (verdict.position === position && verdict.why !== 'cut')

type Figures = Pick<RowRecord, 'line' | 'memberId' | 'casse' | 'counted' | 'share' | 'final'>

/** The lines that the events up to `position` give for the table, and how many events came later. */
async function replay(
  sql: Sql,
  games: Games,
  { clubId, streamId, tableId }: { clubId: string; streamId: string; tableId: string },
  position: number,
): Promise<{ rows: readonly Figures[]; later: number }> {
  const stream = await findStream(sql, clubId, streamId)
  const game = stream && games[stream.game]
  if (!game) return { rows: [], later: 0 }
  let state = game.decider.initial
  let later = 0
  for await (const row of readStream(sql, clubId, streamId)) {
    if (row.position > position) later += 1
    else state = game.decider.evolve(state, row.event, row)
  }
  const closed = game.sheets?.(game.decider.initial, state).closed ?? []
  return { rows: closed.find((sheet) => sheet.tableId === tableId)?.rows ?? [], later }
}

function sameFigures(one: readonly Figures[], other: readonly Figures[]): boolean {
  const text = (rows: readonly Figures[]) =>
    JSON.stringify(
      rows.map(({ line, memberId, casse, counted, share, final }) => {
        return [line, memberId, casse, counted, share, final]
      }),
    )
  return text(one) === text(other)
}
