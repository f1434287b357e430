import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { asMember } from '@/rules/kernel/ids'
import type { AnyGame, Games } from '@/server/games/game'
import { type AnyStream, Streams } from '@/server/streams/streams'
import { counterGame } from '../games/counter/game'
import { TWO_GAMES } from '../games/server'
import { clubOf } from '../support/clubs'
import { freshDatabase } from '../support/database'
import { House } from '../support/house'

const withGames = (games: Games) =>
  new Streams({ sql: database.sql, keyOf: async () => 'x', games })

const database = await freshDatabase()
const streams = withGames(TWO_GAMES)
afterAll(async () => {
  await streams.rest()
  await database.drop()
})

const by = { roles: ['segretario'] as const, member: asMember('alfa'), post: null }
const OPEN = { type: 'open', title: 'Venerdì', day: '2026-11-20' } as const
const TAKE = { type: 'take', who: 'alfa', chips: 5 } as const
const give = (stream: AnyStream, command: { type: string }, id = randomUUID()) =>
  stream.give({ id, at: 0, by, command })

it('an evening that two requests begin at once is one stream', async () => {
  const clubId = await clubOf(database.sql, randomUUID())
  const id = randomUUID()
  const begun = async () =>
    (await streams.find(clubId, id)) ?? (await streams.begin(clubId, id, 'counter'))
  const [first, second] = await Promise.all([begun(), begun()])
  expect(second).toBe(first)
  await give(first, OPEN)
  expect(await streams.find(clubId, id)).toBe(first)
})

it('an evening that somebody looks for while it is begun stays in memory', async () => {
  const clubId = await clubOf(database.sql, randomUUID())
  const id = randomUUID()
  const [none, stream] = await Promise.all([
    streams.find(clubId, id),
    streams.begin(clubId, id, 'counter'),
  ])
  expect(none).toBeNull()
  await give(stream, OPEN)
  expect(await streams.find(clubId, id)).toBe(stream)
})

it('a request that failed does not drop a stream that another one is opening', async () => {
  const clubId = await clubOf(database.sql, randomUUID())
  const id = randomUUID()
  const stream = await streams.begin(clubId, id, 'counter')
  const opening = give(stream, OPEN, id)
  await expect(give(stream, { ...OPEN, type: 'close' }, id)).rejects.toThrow('id-taken')
  await streams.abandon(stream)
  expect((await opening).version).toBe(1)
  expect(await streams.find(clubId, id)).toBe(stream)
})

it('a stream whose first command was refused is not there, and can be begun again', async () => {
  const clubId = await clubOf(database.sql, randomUUID())
  const id = randomUUID()
  const stream = await streams.begin(clubId, id, 'counter')
  expect((await give(stream, TAKE)).refusal).not.toBeNull()
  await streams.abandon(stream)
  expect(await streams.find(clubId, id)).toBeNull()
})

it('an evening whose journal the rules cannot read keeps no other from being played', async () => {
  const [clubId, other] = [randomUUID(), randomUUID()]
  const cannotRead = counterGame as unknown as AnyGame
  const games: Games = {
    ...TWO_GAMES,
    counter: {
      ...cannotRead,
      decider: {
        ...cannotRead.decider,
        evolve(state, event, occasion) {
          if (event.type === 'drew') throw new Error('cannot be read')
          return cannotRead.decider.evolve(state, event, occasion)
        },
      },
    },
  }
  const own = await freshDatabase()
  const house = await House.open(own, TWO_GAMES)
  try {
    const opened: { evening: string; cookie: string }[] = []
    for (const slug of [clubId, other]) {
      const { cookie } = await house.member(await house.club(slug), slug, '1', ['segretario'])
      opened.push({ evening: await house.evening('counter', { cookie }), cookie })
    }
    const draw = async ({ evening, cookie }: (typeof opened)[number], path = 'counter.draw') =>
      (await house.mutate(path, { evening, id: randomUUID() }, cookie)).status
    const [broken, whole] = opened
    if (!broken || !whole) throw new Error('two evenings were opened')
    expect(await draw(broken)).toBe(200)
    await house.stop()
    const after = await House.open(own, games)
    try {
      const close = async ({ evening, cookie }: typeof broken) =>
        (await after.mutate('counter.close', { evening, id: randomUUID() }, cookie)).status
      expect(await close(broken)).toBe(500)
      expect(await close(whole)).toBe(200)
    } finally {
      await after.stop()
    }
  } finally {
    await own.drop()
  }
})
