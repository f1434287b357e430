import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { append } from '@/db/journal'
import { asChips } from '@/rules/kernel/chips'
import type { AnyEvent, Decider } from '@/rules/kernel/decider'
import { asMember } from '@/rules/kernel/ids'
import type { AnyGame, ClosedTableau, Game, GivenCommand } from '@/server/games/game'
import { settleEvening } from '@/server/games/poker/imports'
import { proofOf } from '@/server/history/verify'
import { importEvenings } from '@/server/imports/evenings'
import { draft } from '@/server/streams/draft'
import { aClub } from '../import/club'
import { freshDatabase, tamper } from '../support/database'

const { sql, drop } = await freshDatabase()
afterAll(drop)

let clubId: string
// A game of a club may have one open stream only, so each test has a club of its own.
beforeEach(async () => {
  clubId = await aClub(sql)
})

interface Room {
  open: boolean
  sheet: ClosedTableau | null
}
type Act = { type: 'open' } | { type: 'close'; won: number } | { type: 'reopen' } | { type: 'note' }

const [WINNER, LOSER] = [randomUUID(), randomUUID()]

function sheetOf(won: number): ClosedTableau {
  return {
    tableId: 'T1',
    title: 'Venerdì',
    day: '2026-11-20',
    class: '1/100',
    closedAt: 1_800_000_000_000,
    gap: asChips(0),
    document: {},
    rows: [
      {
        line: 1,
        memberId: asMember(WINNER),
        casse: asChips(100),
        counted: asChips(100 + won),
        share: asChips(0),
        final: asChips(won),
      },
      {
        line: 2,
        memberId: asMember(LOSER),
        casse: asChips(100),
        counted: asChips(100 - won),
        share: asChips(0),
        final: asChips(-won),
      },
    ],
  }
}

/** The smallest game with a tableau: every command becomes an event. */
const decider: Decider<Room, Act, Act & AnyEvent> = {
  game: 'poker',
  initial: { open: false, sheet: null },
  commands: {},
  decide: (_room, { command }) => ({ accepted: true, events: [command] }),
  evolve: (room, event) => {
    if (event.type === 'close') return { ...room, sheet: sheetOf(event.won) }
    if (event.type === 'reopen') return { ...room, sheet: null }
    return { ...room, open: true }
  },
  secrets: () => [],
  due: () => [],
  sentence: () => null,
}
const toy: Game<Room, Act, Act & AnyEvent> = {
  title: { it: 'Il gioco', en: 'The game' },
  decider,
  register: (room) => ({
    title: 'Venerdì',
    day: '2026-11-20',
    status: room.open ? 'open' : 'none',
  }),
  sheets: (before, after) => ({
    closed: after.sheet && after.sheet !== before.sheet ? [after.sheet] : [],
    reopened: before.sheet && !after.sheet ? ['T1'] : [],
  }),
  view: () => null,
  opening: () => ({ type: 'open' }),
}
const GAMES = { poker: toy as unknown as AnyGame }

/** Plays the acts, each in a batch of its own, and returns the stream's id. */
async function play(...acts: Act[]): Promise<string> {
  const key = { clubId, streamId: randomUUID(), clubKey: 'x', secret: () => '' }
  let stands = { state: decider.initial, head: { version: 0, hash: '' }, at: 0 }
  for (const command of acts) {
    const by = { roles: ['segretario'] as const, member: null, post: null }
    const order: GivenCommand<Act> = { id: randomUUID(), at: 1_800_000_000_000, by, command }
    const { reached, batch } = draft(toy, key, stands, [order])
    await append(sql, batch)
    stands = reached
  }
  return key.streamId
}

async function hashesOf(streamId: string): Promise<string[]> {
  const found = await sql<{ hash: string }[]>`
    select hash from tableau where club_id = ${clubId} and stream_id = ${streamId}
     order by superseded_at nulls last`
  return found.map(({ hash }) => hash)
}

const prove = async (streamId: string, index = 0) => {
  const hash = (await hashesOf(streamId))[index]
  return await proofOf(sql, GAMES, clubId, hash ?? '')
}

it('a closed tableau is proven by the hash of the event that closed it', async () => {
  const proof = await prove(await play({ type: 'open' }, { type: 'close', won: 30 }))
  expect(proof).toMatchObject({
    day: '2026-11-20',
    players: 2,
    casse: 200,
    counted: 200,
    chain: { sound: true, events: 2 },
    figures: true,
    later: 0,
    superseded: false,
  })
})

it('later events are counted, and do not affect the paper’s proof', async () => {
  const acts: Act[] = [{ type: 'open' }, { type: 'close', won: 30 }, { type: 'note' }]
  const proof = await prove(await play(...acts))
  expect(proof).toMatchObject({ chain: { sound: true }, figures: true, later: 1 })
})

it('XVI.2 a reopened tableau is still proven, and marked as superseded', async () => {
  const streamId = await play(
    { type: 'open' },
    { type: 'close', won: 30 },
    { type: 'reopen' },
    { type: 'close', won: 20 },
  )
  const [first, second] = [await prove(streamId, 0), await prove(streamId, 1)]
  expect(first).toMatchObject({ superseded: true, chain: { sound: true }, figures: true, later: 2 })
  expect(second).toMatchObject({
    superseded: false,
    chain: { sound: true },
    figures: true,
    later: 0,
  })
})

it('an event changed before the closing breaks the chain, at that event', async () => {
  const streamId = await play({ type: 'open' }, { type: 'note' }, { type: 'close', won: 30 })
  await tamper(
    sql,
    'journal',
    `update journal set event = '{"type":"noted"}' where stream_id = '${streamId}' and position = 2`,
  )
  expect(await prove(streamId)).toMatchObject({ chain: { sound: false, position: 2 } })
})

it('an event changed after the closing does not affect the paper’s proof', async () => {
  const streamId = await play({ type: 'open' }, { type: 'close', won: 30 }, { type: 'note' })
  await tamper(
    sql,
    'journal',
    `update journal set event = '{"type":"other"}' where stream_id = '${streamId}' and position = 3`,
  )
  expect(await prove(streamId)).toMatchObject({ chain: { sound: true }, figures: true })
})

it('figures that do not agree with the journal are detected', async () => {
  const streamId = await play({ type: 'open' }, { type: 'close', won: 30 })
  await sql`
    update tableau_row set counted = counted + 5, final = final + 5
     where line = 1 and tableau_id in (select tableau_id from tableau where stream_id = ${streamId})`
  expect(await prove(streamId)).toMatchObject({ chain: { sound: true }, figures: false })
})

it('an unknown hash proves nothing, and neither does another club’s', async () => {
  const streamId = await play({ type: 'open' }, { type: 'close', won: 30 })
  const [hash = ''] = await hashesOf(streamId)
  expect(await proofOf(sql, GAMES, clubId, 'f'.repeat(64))).toBeNull()
  expect(await proofOf(sql, GAMES, await aClub(sql), hash)).toBeNull()
})

it('an imported evening is proven by its own lines', async () => {
  const bytes = readFileSync('tests/import/evenings.csv')
  const by = { program: 'test' }
  const of = { game: 'poker', settle: settleEvening, clubId, bytes, by }
  await importEvenings(sql, { ...of, decimals: 0, today: '2026-11-20' })
  const [{ hash } = { hash: '' }] = await sql<{ hash: string }[]>`
    select hash from tableau where club_id = ${clubId} and evening_key = '18'`
  expect(await proofOf(sql, GAMES, clubId, hash)).toMatchObject({
    source: 'import',
    gap: -20,
    chain: { sound: true },
    figures: true,
  })
  await sql`
    update tableau_row set counted = counted + 1, final = final + 1
     where line = 1 and tableau_id in (select tableau_id from tableau where hash = ${hash})`
  expect(await proofOf(sql, GAMES, clubId, hash)).toMatchObject({ chain: { sound: false } })
})
