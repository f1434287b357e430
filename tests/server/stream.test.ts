import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { verifyStream } from '@/db/journal'
import { asMember } from '@/rules/kernel/ids'
import { asAccount } from '@/rules/kernel/ledger'
import { Stream } from '@/server/streams/stream'
import { counterGame } from '../games/counter/game'
import type { Count, CountCommand, CountEvent } from '../games/counter/rules'
import { clubOf } from '../support/clubs'
import { freshDatabase } from '../support/database'

let clubId: string
const database = await freshDatabase()
const sql = database.sql
afterAll(() => database.drop())

const by = { roles: ['segretario'] as const, member: asMember('alfa'), post: null }
const order = (command: CountCommand, id: string = randomUUID()) => ({ id, at: 1_000, by, command })

let streamId: string
let stream: Stream<Count, CountCommand, CountEvent>
const opened = (patience?: number) =>
  new Stream(
    sql,
    counterGame,
    { clubId, streamId, clubKey: 'x', secret: (label) => `secret of ${label}` },
    patience,
  )

beforeEach(async () => {
  // A game of a club may have one open stream only, so each test has a club of its own.
  clubId = await clubOf(sql, randomUUID())
  streamId = randomUUID()
  stream = opened()
  await stream.give(order({ type: 'open', title: 'Venerdì', day: '2026-11-20' }))
})

const take = (who: string, chips: number) => order({ type: 'take', who, chips })
const give = (from: string, to: string, chips: number) => order({ type: 'give', from, to, chips })

async function committed(): Promise<number> {
  const [row] = await sql<{ transactions: number }[]>`
    select count(distinct xmin::text) as transactions from journal where stream_id = ${streamId}`
  return row?.transactions ?? 0
}

describe('a stream', () => {
  it('answers an accepted command with the version of its last event', async () => {
    expect(await stream.give(take('alfa', 100))).toEqual({ version: 2, refusal: null })
    expect(stream.state.balances).toEqual({ cassa: -100, 'resto:alfa': 100 })
  })

  it('fails a command whose id the database knows in another spelling, and continues', async () => {
    const id = randomUUID()
    await stream.give(order({ type: 'take', who: 'alfa', chips: 100 }, id))
    const capital = order({ type: 'take', who: 'alfa', chips: 100 }, id.toUpperCase())
    await expect(stream.give(capital)).rejects.toMatchObject({ name: 'DuplicateCommand' })
    expect(await stream.give(take('bravo', 50))).toEqual({ version: 3, refusal: null })
  })

  it('answers the same command twice with the first answer, and does it once', async () => {
    const taken = take('alfa', 100)
    const first = await stream.give(taken)
    await stream.give(take('bravo', 50))
    expect(await stream.give(taken)).toEqual(first)
    expect(stream.version).toBe(3)
  })

  it('answers the same command given twice at once with one answer', async () => {
    const taken = take('alfa', 100)
    const answers = await Promise.all([stream.give(taken), stream.give(taken), stream.give(taken)])
    expect(new Set(answers.map((answer) => answer.version))).toEqual(new Set([2]))
    expect(stream.version).toBe(2)
  })

  it('remembers an answer after a restart, however the state has changed since', async () => {
    await stream.give(take('alfa', 100))
    const given = give('alfa', 'bravo', 100)
    const first = await stream.give(given)
    const again = opened()
    expect(await again.give(given)).toEqual(first)
    expect(again.version).toBe(3)
  })

  it('asks the database before it refuses a command that may have been accepted long ago', async () => {
    await stream.give(take('alfa', 100))
    const given = give('alfa', 'bravo', 100)
    await stream.give(given)
    const [row] = await sql`select 1 from command where command_id = ${given.id}`
    expect(row).toBeDefined()
    const forgetful = opened()
    await forgetful.load()
    for (let n = 0; n < 10_001; n += 256) {
      const many = Array.from({ length: Math.min(256, 10_001 - n) }, () => give('nobody', 'x', 1))
      await Promise.all(many.map((one) => forgetful.give(one)))
    }
    expect(await forgetful.give(given)).toEqual({ version: 3, refusal: null })
  })

  it('groups the commands that arrive while one is being stored', async () => {
    const before = await committed()
    await Promise.all(Array.from({ length: 200 }, () => stream.give(take('alfa', 1))))
    expect(stream.version).toBe(201)
    expect((await committed()) - before).toBeLessThanOrEqual(3)
  })

  it('decides each command of a group on the state that the one before left', async () => {
    const answers = await Promise.all([
      stream.give(take('alfa', 100)),
      stream.give(give('alfa', 'bravo', 60)),
      stream.give(give('alfa', 'bravo', 60)),
    ])
    expect(answers.map((answer) => answer.refusal?.code ?? 'accepted')).toEqual([
      'accepted',
      'accepted',
      'too-few-chips',
    ])
    expect(answers[2]?.refusal?.parts).toEqual({ has: { chips: 40 } })
  })

  it('refuses by the provision and changes nothing', async () => {
    const answer = await stream.give(give('alfa', 'bravo', 1))
    expect(answer.refusal).toEqual({
      provision: '2.1',
      code: 'too-few-chips',
      parts: { has: { chips: 0 } },
    })
    expect(stream.version).toBe(1)
  })

  it('fails only the command whose rule throws', async () => {
    const stumbling = stream.give(order({ type: 'stumble' }))
    const fine = stream.give(take('alfa', 1))
    await expect(stumbling).rejects.toThrow('a rule that stumbles')
    expect(await fine).toEqual({ version: 2, refusal: null })
  })

  it('fails only the command that the ledger refuses, and stores the others', async () => {
    const answers = await Promise.allSettled([
      stream.give(take('alfa', 5)),
      stream.give(take('bravo', -5)),
      stream.give(take('alfa', 7)),
    ])
    expect(answers.map((answer) => answer.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(stream.state.balances[asAccount('resto:alfa')]).toBe(12)
  })

  it('puts the secret that the state asks for into the envelope', async () => {
    await Promise.all([stream.give(order({ type: 'draw' })), stream.give(order({ type: 'draw' }))])
    expect(stream.state.drawn).toEqual(['secret of seed/0', 'secret of seed/1'])
  })

  it('never lets time run a little backwards, and accepts a clock that was corrected', async () => {
    const times = async () =>
      (
        await sql<
          { at: number }[]
        >`select at from journal where stream_id = ${streamId} order by position`
      ).map((row) => row.at)
    await stream.give({ ...take('alfa', 1), at: 10_000_000 })
    await stream.give({ ...take('alfa', 1), at: 9_990_000 })
    await stream.give({ ...take('alfa', 1), at: 2_000_000 })
    expect(await times()).toEqual([1_000, 10_000_000, 10_000_000, 2_000_000])
  })

  it('loads the events of another writer, and decides again', async () => {
    const other = opened()
    await other.load()
    await stream.give(take('alfa', 100))
    expect(await other.give(give('alfa', 'bravo', 100))).toEqual({ version: 3, refusal: null })
    expect((await stream.give(give('alfa', 'bravo', 100))).refusal?.parts).toEqual({
      has: { chips: 0 },
    })
    expect(stream.state).toEqual(other.state)
  })

  it('replays to the same state, and its chain is sound', async () => {
    await Promise.all([
      stream.give(take('alfa', 100)),
      stream.give(give('alfa', 'bravo', 30)),
      stream.give(order({ type: 'draw' })),
    ])
    const again = opened()
    await again.load()
    expect(JSON.stringify(again.state)).toBe(JSON.stringify(stream.state))
    expect(await verifyStream(sql, clubId, streamId)).toMatchObject({ sound: true })
  })

  it('keeps its line of the register: title, day, status', async () => {
    await stream.give(order({ type: 'close' }))
    const [line] =
      await sql`select game, title, day, status, version from stream where stream_id = ${streamId}`
    expect(line).toEqual({
      game: 'counter',
      title: 'Venerdì',
      day: '2026-11-20',
      status: 'closed',
      version: 2,
    })
  })
})
