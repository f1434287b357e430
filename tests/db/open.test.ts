import { afterAll, beforeEach, expect, it } from 'vitest'
import type { Batch } from '@/db/batch'
import { connect, disconnect, type Sql } from '@/db/client'
import { AlreadyOpen, isDuplicate, VersionConflict } from '@/db/errors'
import { append, openStreams } from '@/db/journal'
import { freshDatabase } from '../support/database'
import { aClub, nextBatch, openingOf, passata, traces } from './club'

const ROUNDS = 60
let clubId: string
const database = await freshDatabase()
const second = `${database.url}?application_name=second`
/** Two pools, as two servers have them. */
const pools: [Sql, Sql] = [database.sql, connect(second)]
beforeEach(async () => {
  clubId = await aClub(database.sql)
})
afterAll(async () => {
  await disconnect(second)
  await database.drop()
})

const opening = (game = 'poker') => openingOf(game, clubId, passata())
const closing = (batch: Batch): Batch => ({
  ...nextBatch(batch, passata()),
  alongside: { status: 'closed' },
})
const openOnes = async () =>
  (await openStreams(database.sql, clubId)).map(({ streamId }) => streamId)

/** Gives each batch to a pool of its own at once; returns which was stored, and the errors of the others. */
async function atOnce(...batches: [Batch, Batch]) {
  const outcomes = await Promise.allSettled(
    batches.map((batch, index) => append(pools[index % 2 === 0 ? 0 : 1], batch)),
  )
  return {
    stood: batches.filter((_, index) => outcomes[index]?.status === 'fulfilled'),
    reasons: outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : [])),
  }
}

it('of two evenings of a game opened at once exactly one is stored, and the other leaves no trace', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const both: [Batch, Batch] = [opening(), opening()]
    const { stood, reasons } = await atOnce(...both)
    expect(reasons).toEqual([expect.any(AlreadyOpen)])
    const [one] = stood
    expect(await openOnes()).toEqual([one?.streamId])
    for (const batch of both.filter((batch) => batch !== one)) {
      expect(await traces(database.sql, batch)).toEqual({
        ...{ stream: [], journal: [], transfer: [], balance: [], command: [] },
      })
    }
    if (one) await append(database.sql, closing(one))
  }
})

it('a second evening is refused by name on a shard too, where the constraint has a number', async () => {
  const first = opening()
  await append(database.sql, first)
  await database.sql`alter index stream_open rename to stream_open_909090`
  try {
    await expect(append(database.sql, opening())).rejects.toThrow(AlreadyOpen)
  } finally {
    await database.sql`alter index stream_open_909090 rename to stream_open`
  }
  await append(database.sql, closing(first))
})

it.each([
  'duplicate key value violates unique constraint "stream_open_102013"',
  'un valore chiave duplicato viola il vincolo univoco «stream_open»',
  'la valeur d’une clé dupliquée rompt la contrainte unique « stream_open_102013 »',
  'doppelter Schlüsselwert verletzt Unique-Constraint „stream_open“',
])('a constraint that only the words name is read from them: %s', async (words) => {
  const raised = database.sql.unsafe(
    `do $$ begin raise exception using errcode = '23505', message = '${words}'; end $$`,
  )
  const error = await raised.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(isDuplicate(error, 'stream_open')).toBe(true)
  expect(isDuplicate(error, 'stream')).toBe(false)
})

it('the same evening opened twice at once is opened once, and the second writer gets a version conflict', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const batch = opening()
    const { stood, reasons } = await atOnce(batch, { ...batch })
    expect([stood.length, ...reasons]).toEqual([1, expect.any(VersionConflict)])
    await append(database.sql, closing(batch))
  }
})

it('a writer refused because it and another waited for each other gets a version conflict too', async () => {
  const { sql } = database
  await sql.unsafe(`
    create function waits_for_another() returns trigger language plpgsql as
      $$ begin raise exception 'deadlock detected' using errcode = '40P01'; end $$;
    create trigger waits before insert on stream execute function waits_for_another()`)
  try {
    await expect(append(sql, opening())).rejects.toThrow(VersionConflict)
  } finally {
    await sql.unsafe('drop trigger waits on stream; drop function waits_for_another')
  }
})

it('another game of the club, and the same game of another club, can be opened', async () => {
  const first = opening()
  await append(database.sql, first)
  const other = opening('counter')
  await append(database.sql, other)
  expect(new Set(await openOnes())).toEqual(new Set([first.streamId, other.streamId]))
  const elsewhere = openingOf('poker', await aClub(database.sql), passata())
  expect(await append(database.sql, elsewhere)).toBe(1)
})

it('a new evening opens once the first is closed, and then the first cannot be open again', async () => {
  const first = opening()
  await append(database.sql, first)
  await expect(append(database.sql, opening())).rejects.toThrow(AlreadyOpen)
  const end = closing(first)
  await append(database.sql, end)
  const next = opening()
  await append(database.sql, next)
  const back: Batch = { ...nextBatch(end, passata()), alongside: { status: 'open' } }
  await expect(append(database.sql, back)).rejects.toThrow(AlreadyOpen)
  expect(await openOnes()).toEqual([next.streamId])
})
