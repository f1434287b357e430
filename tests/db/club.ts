import { randomUUID } from 'node:crypto'
import { type Batch, layOut, type NewAnswer } from '@/db/batch'
import type { Sql } from '@/db/client'
import { foundClub } from '@/db/queries/clubs'
import { asChips } from '@/rules/kernel/chips'
import { asMember } from '@/rules/kernel/ids'
import { asAccount, type Transfer } from '@/rules/kernel/ledger'

/** Ten in the evening of a club's Friday. */
export const TEN = Date.UTC(2026, 10, 20, 21)

/** A club of its own, for tests that share a database. */
export async function aClub(sql: Sql): Promise<string> {
  const clubId = randomUUID()
  const slug = clubId.slice(0, 8)
  const named = { name: slug, shortName: slug, unit: null, decimals: 0, timeZone: 'Europe/Rome' }
  await foundClub(
    sql,
    { club: { clubId, slug, ...named }, members: [], classes: [] },
    { program: 'test' },
  )
  return clubId
}

/** Rossi's command at table T1, whose one event moves these chips. */
export function moving(...transfers: Transfer[]): NewAnswer {
  return {
    commandId: randomUUID(),
    at: TEN,
    by: { roles: ['segretario'], member: asMember('rossi'), post: null },
    events: [{ type: 'chipsMoved', table: 'T1', transfers }],
    refusal: null,
    digest: null,
  }
}

export const passata = (chips = 100): NewAnswer =>
  moving({ from: asAccount('cassa'), to: asAccount('resto:rossi'), chips: asChips(chips) })

const mayOwe = (account: string) => account === 'cassa'

/** The first batch of a new evening. */
export function firstBatch(clubId: string, ...answers: NewAnswer[]): Batch {
  return openingOf('poker', clubId, ...answers)
}

/** The first batch of a new evening of some game. */
export function openingOf(game: string, clubId: string, ...answers: NewAnswer[]): Batch {
  const stream = { clubId, streamId: randomUUID(), head: { version: 0, hash: '' } }
  return layOut(stream, answers, { open: { game, title: 'Venerdì', day: '2026-11-20' } }, mayOwe)
}

/** The batch that follows another on its stream. */
export function nextBatch(batch: Batch, ...answers: NewAnswer[]): Batch {
  const { clubId, streamId, reached } = batch
  return layOut({ clubId, streamId, head: reached }, answers, {}, mayOwe)
}

/** Everything that the database stores of a stream, to see that a refused batch left no trace. */
export async function traces(sql: Sql, { clubId, streamId }: Batch): Promise<unknown> {
  const of = sql`where club_id = ${clubId} and stream_id = ${streamId}`
  return {
    stream: await sql`select * from stream ${of}`,
    journal: await sql`select * from journal ${of} order by position`,
    transfer: await sql`select * from transfer ${of} order by position, line`,
    balance: await sql`select * from balance ${of} order by account`,
    command: await sql`select * from command ${of} order by first_position`,
  }
}

/** The values that an async generator yields, as a list. */
export async function collect<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const row of rows) all.push(row)
  return all
}
