import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import type { Batch } from '@/db/batch'
import { DatabaseUnreachable, Overdraft, VersionConflict } from '@/db/errors'
import { append, findStream, verifyStream } from '@/db/journal'
import { asChips } from '@/rules/kernel/chips'
import { asAccount } from '@/rules/kernel/ledger'
import { freshDatabase } from '../support/database'
import { eventually } from '../support/eventually'
import { aClub, firstBatch, moving, nextBatch, passata, traces } from './club'

const EVENINGS = 80

const { sql, drop } = await freshDatabase()
let opened = await Promise.all(
  Array.from({ length: EVENINGS }, async () => {
    const batch = firstBatch(await aClub(sql), passata(100))
    await append(sql, batch)
    return batch
  }),
)
afterAll(drop)

/** The next command of every evening, all at once. */
const crowd = (
  next: (batch: Batch, place: number) => Batch = (batch) => nextBatch(batch, passata()),
) => opened.map((batch, place) => next(batch, place))

/** How many transactions stored the latest events of these batches. */
async function transactionsOf(batches: readonly Batch[]): Promise<number | undefined> {
  const ids = batches.map(({ streamId }) => streamId)
  const [row] = await sql<{ transactions: number }[]>`
    select count(distinct journal.xmin::text)::int as transactions
      from journal join stream using (club_id, stream_id)
     where position = version and stream_id = any(${ids}::uuid[])`
  return row?.transactions
}

it('a crowd of evenings is stored in fewer transactions than batches, and each chain is sound', async () => {
  const batches = crowd()
  expect(await Promise.all(batches.map((batch) => append(sql, batch)))).toEqual(
    batches.map(({ reached }) => reached.version),
  )
  expect(await transactionsOf(batches)).toBeLessThan(EVENINGS / 2)
  for (const { clubId, streamId, reached } of batches)
    expect(await verifyStream(sql, clubId, streamId)).toEqual({ sound: true, head: reached })
  opened = batches
})

it('batches that write more than their own stream go alone, also in a crowd of others', async () => {
  const isAlone = (place: number) => place % 4 === 1
  const batches = crowd((batch, place) => {
    const next = nextBatch(batch, passata())
    return isAlone(place) ? { ...next, alongside: { title: 'Sabato' } } : next
  })
  await Promise.all(batches.map((batch) => append(sql, batch)))
  const alone = batches.filter((_, place) => isAlone(place))
  const others = batches.filter((_, place) => !isAlone(place))
  expect(await transactionsOf(alone)).toBe(alone.length)
  const ofOthers = await transactionsOf(others)
  expect(ofOthers).toBeLessThan(others.length / 2)
  expect(await transactionsOf(batches)).toBe(alone.length + (ofOthers ?? 0))
  opened = batches
})

it('of a crowd only the batches at fault are refused, and leave no trace', async () => {
  const tooMuch = moving({
    from: asAccount('resto:rossi'),
    to: asAccount('pot'),
    chips: asChips(100_000),
  })
  const batches = crowd((batch, place) => {
    if (place % 20 === 7) return nextBatch(batch, tooMuch)
    if (place % 20 !== 13) return nextBatch(batch, passata())
    return { ...nextBatch(batch, passata()), expected: { version: 1, hash: randomUUID() } }
  })
  const before = await Promise.all(opened.map((batch) => traces(sql, batch)))
  const settled = await Promise.allSettled(batches.map((batch) => append(sql, batch)))
  for (const [place, answer] of settled.entries()) {
    const fault = place % 20 === 7 ? Overdraft : place % 20 === 13 ? VersionConflict : null
    if (fault === null) expect(answer.status).toBe('fulfilled')
    else {
      expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(fault) })
      expect(await traces(sql, batches[place] as Batch)).toEqual(before[place])
    }
  }
  opened = batches.map((batch, place) =>
    settled[place]?.status === 'fulfilled' ? batch : (opened[place] as Batch),
  )
})

it('evenings whose rows somebody holds keep no other from being stored', async () => {
  const batches = crowd().slice(0, 6)
  const [free, ...held] = batches
  if (!free) throw new Error('there were evenings')
  const ids = held.map(({ streamId }) => streamId)
  let stored = 0
  const { waiting } = await sql.begin(async (holding) => {
    await holding`select from stream where stream_id = any(${ids}::uuid[]) for update`
    const all = held.map(async (batch) => {
      await append(sql, batch)
      stored += 1
    })
    await append(sql, free)
    expect(stored).toBe(0)
    return { waiting: all }
  })
  await Promise.all(waiting)
  expect(stored).toBe(held.length)
  opened = [...batches, ...opened.slice(batches.length)]
})

it('of a crowd whose connections are lost, every batch is stored whole or not at all, and those acknowledged are', async () => {
  const batches = crowd()
  const cut = sql`
    select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query like '%append_to%' and pid <> pg_backend_pid()`
  const [settled] = await Promise.all([
    Promise.allSettled(batches.map((batch) => append(sql, batch))),
    cut,
  ])
  for (const [place, { clubId, streamId, reached, expected }] of batches.entries()) {
    const answer = settled[place]
    // The pool may still hold some connections that were cut.
    const head = await eventually(() => findStream(sql, clubId, streamId))
    const version = head?.version
    if (answer?.status === 'fulfilled') expect(version).toBe(reached.version)
    else {
      expect(answer?.reason).toBeInstanceOf(DatabaseUnreachable)
      expect([expected.version, reached.version]).toContain(version)
    }
    const verdict = await eventually(() => verifyStream(sql, clubId, streamId))
    expect(verdict).toMatchObject({ sound: true })
  }
})
