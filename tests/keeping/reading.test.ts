import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { streamsOf } from '@/db/queries/verify'
import { storedEvenings } from '@/server/keeping/verify/reading'
import { aClub } from '../db/club'
import { freshDatabase } from '../support/database'

/** More evenings than are asked for ahead, and one that is read in three parts. */
const EVENINGS = 21
const LONG_EVENTS = 2_001
const TRANSFERS_AT = [1, 1_000, 1_001, 2_001]

const database = await freshDatabase()
const clubId = await aClub(database.sql)
for (let n = 0; n < EVENINGS; n++) await evening(n, n === 3 ? LONG_EVENTS : 1 + n)
afterAll(() => database.drop())

async function evening(n: number, events: number): Promise<void> {
  const { sql } = database
  const streamId = randomUUID()
  await sql`
    insert into stream (club_id, stream_id, game, title, day, status, version)
    values (${clubId}, ${streamId}, 'poker', ${`Serata ${n}`}, date '2026-01-01' + ${n}::int, 'closed', ${events})`
  await sql`
    insert into journal (club_id, stream_id, position, command_id, at, by, type, event, hash)
    select ${clubId}, ${streamId}, position, ${randomUUID()}::uuid, now(), '{}', 'noted', '{}', ''
      from generate_series(1, ${events}::int) as position`
  for (const position of TRANSFERS_AT.filter((at) => at <= events))
    await sql`
      insert into transfer (club_id, stream_id, position, line, debit, credit, chips)
      values (${clubId}, ${streamId}, ${position}, 1, ${`of ${n}`}, 'cassa', 1)`
}

it('every evening comes in its turn, with its own events and transfers, each once', async () => {
  const streams = await streamsOf(database.sql, clubId)
  let n = 0
  for await (const { stream, chunks } of storedEvenings(database.sql, streams)) {
    expect(stream.title).toBe(`Serata ${n}`)
    const positions: number[] = []
    const moved: number[] = []
    for await (const { rows, transfers } of chunks) {
      positions.push(...rows.map(({ position }) => position))
      for (const [position, postings] of transfers) {
        moved.push(position)
        expect(postings.map(({ debit }) => debit)).toEqual([`of ${n}`])
      }
    }
    expect(positions).toEqual(Array.from({ length: stream.version }, (_, index) => index + 1))
    expect(moved).toEqual(TRANSFERS_AT.filter((at) => at <= stream.version))
    n += 1
  }
  expect(n).toBe(EVENINGS)
})

it('where the database fails, one error is told, and none of the evenings that were asked for ahead', async () => {
  const { sql } = database
  const streams = await streamsOf(sql, clubId)
  const lost = streams.map((stream) => ({ ...stream, streamId: 'no id' }))
  const [first, ...others] = streams
  if (!first) throw new Error('there are evenings')
  const reading = storedEvenings(sql, [first, ...lost, ...others])
  expect((await reading.next()).value?.stream).toEqual(first)
  await expect(reading.next()).rejects.toThrow('no id')
  expect(await reading.next()).toEqual({ done: true, value: undefined })
})
