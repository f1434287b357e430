import type { Posting } from '@/db/batch'
import type { Sql } from '@/db/client'
import { readWritten, type StreamHead } from '@/db/journal'
import {
  balancesOf,
  floatTermsOf,
  storedCommands,
  tableauxWithRows,
  transfersBetween,
  transfersBeyond,
} from '@/db/queries/storedEvening'

/** Events read together, so that their transfers are read with one query. */
const CHUNK_EVENTS = 1_000
/** Evenings that are asked for before it is their turn: the database then answers many questions at once. */
const EVENINGS_AHEAD = 8

type Written = Awaited<ReturnType<ReturnType<typeof readWritten>['next']>>['value']

/** Events in their order, and the transfers of each by its position. */
interface Chunk {
  rows: readonly Written[]
  transfers: ReadonlyMap<number, readonly Posting[]>
}

/** Everything that is stored of an evening; its events come chunk by chunk, so that a long evening does not fill the memory. */
export type StoredEvening = Awaited<ReturnType<typeof readEvening>>

/** The evenings of a club in their order, each with what is stored of it. */
export async function* storedEvenings(
  sql: Sql,
  streams: readonly StreamHead[],
): AsyncGenerator<StoredEvening> {
  const asked: Promise<StoredEvening>[] = []
  for (let turn = 0; turn < streams.length; turn++) {
    for (const stream of streams.slice(asked.length, turn + 1 + EVENINGS_AHEAD)) {
      const evening = readEvening(sql, stream)
      // The loop that awaits it hears the error; after an error of an earlier evening nobody awaits it.
      evening.catch(() => {})
      asked.push(evening)
    }
    const next = await asked[turn]
    if (next) yield next
    delete asked[turn]
  }
}

/** Everything is asked for at once, which one connection answers in one go. */
async function readEvening(sql: Sql, stream: StreamHead) {
  const chunks = readChunks(sql, stream)
  const [first, commands, floatTerms, beyond, balances, tableaux] = await Promise.all([
    chunks.next(),
    storedCommands(sql, stream),
    floatTermsOf(sql, stream),
    transfersBeyond(sql, stream),
    balancesOf(sql, stream),
    tableauxWithRows(sql, stream),
  ])
  async function* all(): AsyncGenerator<Chunk> {
    if (first.done) return
    yield first.value
    yield* chunks
  }
  return { stream, chunks: all(), commands, floatTerms, beyond, balances, tableaux }
}

async function* readChunks(sql: Sql, stream: StreamHead): AsyncGenerator<Chunk> {
  const { clubId, streamId } = stream
  for await (const rows of chunked(readWritten(sql, clubId, streamId, 0, CHUNK_EVENTS)))
    yield { rows, transfers: await transfersOf(sql, stream, rows) }
}

async function transfersOf(
  sql: Sql,
  stream: StreamHead,
  rows: readonly Written[],
): Promise<Map<number, Posting[]>> {
  const [first, last] = [rows.at(0)?.position ?? 0, rows.at(-1)?.position ?? 0]
  const found = await transfersBetween(sql, stream, first, last)
  const byPosition = new Map<number, Posting[]>()
  for (const one of found) {
    const same = byPosition.get(one.position)
    if (same) same.push(one)
    else byPosition.set(one.position, [one])
  }
  return byPosition
}

async function* chunked<T>(all: AsyncIterable<T>): AsyncGenerator<T[]> {
  let chunk: T[] = []
  for await (const one of all) {
    chunk.push(one)
    if (chunk.length < CHUNK_EVENTS) continue
    yield chunk
    chunk = []
  }
  if (chunk.length > 0) yield chunk
}
