import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { type Batch, layOut, type NewAnswer } from '@/db/batch'
import { CashMoved } from '@/db/errors'
import { append } from '@/db/journal'
import { cashBeside } from '@/db/queries/streams'
import { asChips } from '@/rules/kernel/chips'
import { asMember, type MemberId } from '@/rules/kernel/ids'
import { freshDatabase } from '../support/database'
import { aClub, moving, nextBatch, TEN, traces } from './club'

const database = await freshDatabase()
let clubId: string
beforeEach(async () => {
  clubId = await aClub(database.sql)
})
afterAll(() => database.drop())

const one = asMember(randomUUID())
const another = asMember(randomUUID())

/** An evening of that game and day, with its first batch stored. */
async function evening(game: string, day = '2026-11-20'): Promise<Batch> {
  const stream = { clubId, streamId: randomUUID(), head: { version: 0, hash: '' } }
  const batch = layOut(stream, [moving()], { open: { game, title: game, day } })
  await append(database.sql, batch)
  return batch
}

/** Banknotes of a person, decided on this sum in other evenings; below zero they are an undoing. */
function changing(member: MemberId, chips: number, beside?: number): NewAnswer {
  const event =
    chips > 0
      ? { type: 'banknotesTaken', table: 'T1', member, chips }
      : { type: 'lineUndone', table: 'T1', member, banknotes: -chips }
  return {
    commandId: randomUUID(),
    at: TEN,
    by: { roles: ['socio'], member, post: null },
    events: [event],
    refusal: null,
    digest: null,
    ...(beside === undefined ? {} : { beside: { member, chips: asChips(beside) } }),
  }
}

const beside = ({ streamId }: Batch, member = one) =>
  cashBeside(database.sql, { clubId, streamId, member })

it('ch22 the banknotes of a person in the day’s other evenings, without those undone, of other days, persons and clubs', async () => {
  const chemin = await evening('chemin-de-fer')
  const table = await evening('black-jack')
  const before = await evening('trente-et-quarante', '2026-11-19')
  await append(database.sql, nextBatch(before, changing(one, 900)))
  const first = nextBatch(chemin, changing(one, 500, 0), changing(another, 70, 0))
  await append(database.sql, first)
  expect([await beside(table), await beside(table, another)]).toEqual([500, 70])
  expect([await beside(chemin), await beside(before)]).toEqual([0, 0])
  await append(database.sql, nextBatch(first, changing(one, -500)))
  expect(await beside(table)).toBe(0)
})

it('V.cash-limit a batch that was decided on another sum is refused, and leaves no trace', async () => {
  const chemin = await evening('chemin-de-fer')
  const table = await evening('black-jack')
  await append(database.sql, nextBatch(chemin, changing(one, 500, 0)))
  const left = await traces(database.sql, table)
  await expect(append(database.sql, nextBatch(table, changing(one, 100, 0)))).rejects.toThrow(
    CashMoved,
  )
  expect(await traces(database.sql, table)).toEqual(left)
  await append(database.sql, nextBatch(table, changing(one, 100, 500)))
  expect(await beside(chemin)).toBe(100)
})

it('V.cash-limit of several writers at one instant, all decided on nothing, one is stored', async () => {
  const games = ['chemin-de-fer', 'black-jack', 'trente-et-quarante', 'poker']
  const rooms: Batch[] = []
  for (const game of games) rooms.push(await evening(game))
  for (let round = 0; round < 5; round++) {
    const person = asMember(randomUUID())
    const stored = await Promise.allSettled(
      rooms.map((room) => append(database.sql, nextBatch(room, changing(person, 10, 0)))),
    )
    expect(stored.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const [at, { status }] of stored.entries()) {
      const room = rooms[at]
      if (status === 'rejected' || !room) continue
      // The head of the stream that moved on; its batches are not linked to one another here.
      const next = await database.sql<{ version: number; hash: string }[]>`
        select version, hash from stream where stream_id = ${room.streamId}`
      rooms[at] = { ...room, reached: next[0] ?? room.reached }
    }
  }
})
