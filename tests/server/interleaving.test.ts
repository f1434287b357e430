import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { verifyStream } from '@/db/journal'
import { asMember } from '@/rules/kernel/ids'
import { asAccount } from '@/rules/kernel/ledger'
import type { StreamAnswer } from '@/server/games/game'
import { Stream } from '@/server/streams/stream'
import { counterGame } from '../games/counter/game'
import type { Count, CountCommand, CountEvent } from '../games/counter/rules'
import { clubOf } from '../support/clubs'
import { freshDatabase } from '../support/database'
import { eventually } from '../support/eventually'
import { cases } from '../support/generated'

type Counter = Stream<Count, CountCommand, CountEvent>
const PEOPLE = ['alfa', 'bravo', 'charlie'] as const
const by = { roles: ['segretario'] as const, member: asMember('alfa'), post: null }

const { sql, drop } = await freshDatabase()
afterAll(drop)

const person = fc.constantFrom(...PEOPLE)
const command = fc.oneof(
  fc.record({
    type: fc.constant('take' as const),
    who: person,
    chips: fc.integer({ min: 1, max: 50 }),
  }),
  fc
    .record({
      type: fc.constant('give' as const),
      from: person,
      to: person,
      chips: fc.integer({ min: 1, max: 80 }),
    })
    .filter(({ from, to }) => from !== to),
)
/** A client's step: a command, how often it is sent, to which of two servers, and what happens meanwhile. */
const step = fc.record({
  command,
  copies: fc.integer({ min: 1, max: 3 }),
  server: fc.integer({ min: 0, max: 1 }),
  befalls: fc.constantFrom('nothing', 'nothing', 'nothing', 'nothing', 'database dies'),
})

/** Like a tablet: the same command again until it is answered. */
async function insist(stream: Counter, id: string, given: CountCommand): Promise<StreamAnswer> {
  for (let tries = 0; tries < 50; tries += 1) {
    try {
      return await stream.give({ id, at: 1_000, by, command: given })
    } catch {
      await new Promise((over) => setTimeout(over, 20))
    }
  }
  throw new Error('nobody answered')
}

async function killBackends(): Promise<void> {
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`.catch(() => [])
}

it('money and order hold whatever clients send, repeat and lose, on two servers over a dying database', async () => {
  const clients = fc.array(fc.array(step, { maxLength: 12 }), { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(clients, async (plans) => {
      const streamId = randomUUID()
      const clubId = await eventually(() => clubOf(sql, randomUUID()))
      const make = () =>
        new Stream(
          sql,
          counterGame,
          { clubId, streamId, clubKey: 'x', secret: (label) => label },
          2_000,
        )
      const servers = [make(), make()] as const
      await insist(servers[0], randomUUID(), { type: 'open', title: 'x', day: '2026-11-20' })
      const accepted = new Map<string, number>()
      const deaths: Promise<void>[] = []
      const runs = plans.map(async (plan) => {
        for (const { command: given, copies, server, befalls } of plan) {
          const id = randomUUID()
          if (befalls === 'database dies') deaths.push(killBackends())
          const stream = servers[server] ?? servers[0]
          const sent = Array.from({ length: copies }, () => insist(stream, id, given))
          const answers = await Promise.all(sent)
          expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
          if (answers[0]?.version) accepted.set(id, answers[0].version)
        }
      })
      await Promise.all(runs)
      await Promise.all(deaths)
      await eventually(() => holds({ clubId, streamId }, make(), accepted))
    }),
    { numRuns: cases(8), endOnFailure: true },
  )
})

async function holds(
  { clubId, streamId }: { clubId: string; streamId: string },
  replayed: Counter,
  accepted: Map<string, number>,
) {
  await replayed.load()
  const { balances } = replayed.state
  expect(Object.values(balances).reduce((sum, chips) => sum + chips, 0)).toBe(0)
  for (const who of PEOPLE)
    expect(balances[asAccount(`resto:${who}`)] ?? 0).toBeGreaterThanOrEqual(0)
  const stored = await sql<{ account: string; chips: number }[]>`
    select split_part(account, '/', 2) as account, chips from balance
     where stream_id = ${streamId} and chips <> 0`
  const nonzero = Object.entries(balances).filter(([, chips]) => chips !== 0)
  expect(Object.fromEntries(stored.map(({ account, chips }) => [account, chips]))).toEqual(
    Object.fromEntries(nonzero),
  )
  const rows = await sql<{ commandId: string; position: number }[]>`
    select command_id, position from journal where stream_id = ${streamId} order by position`
  expect(rows.map((row) => row.position)).toEqual(rows.map((_, index) => index + 1))
  expect(replayed.version).toBe(rows.length)
  const journal = new Map(rows.slice(1).map((row) => [row.commandId, row.position]))
  expect(journal).toEqual(accepted)
  expect(await verifyStream(sql, clubId, streamId)).toMatchObject({ sound: true })
}
