import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { hearNews } from '@/db/news'
import { endRehearsal, newRehearsalId, rehearsalWord } from '@/db/rehearsals'
import { asMember } from '@/rules/kernel/ids'
import { Keeping } from '@/server/keeping/keeping'
import { Directory } from '@/server/live/directory'
import { News } from '@/server/news/news'
import { Clock } from '@/server/streams/clock'
import type { CommitOf } from '@/server/streams/stream'
import { type AnyStream, isEveningOpen, Streams } from '@/server/streams/streams'
import type { Count, CountCommand } from '../games/counter/rules'
import { TWO_GAMES } from '../games/server'
import { clubOf, memberOf } from '../support/clubs'
import { freshDatabase } from '../support/database'
import { UNTIL } from '../support/until'

const log = pino({ level: 'silent' })
const START = Date.parse('2026-11-20T21:00:00+01:00')
let clubId: string
let stop: (() => unknown)[]
let one: Process
let two: Process
const database = await freshDatabase()
afterAll(() => database.drop())
beforeEach(async () => {
  clubId = await clubOf(database.sql, randomUUID())
  stop = []
  one = await aProcess()
  two = await aProcess()
  return async () => {
    for (const end of stop.reverse()) await end()
  }
})

type Process = Awaited<ReturnType<typeof aProcess>>

/** The parts of a process that follow the others on its database. */
async function aProcess({ sql } = database) {
  const news = new News(sql, log)
  // By itself it would look every few seconds; here it follows what it is told.
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const streams = new Streams({ sql, keyOf: async () => 'x', games: TWO_GAMES, news })
  vi.useRealTimers()
  const commits: CommitOf[] = []
  // Every process follows the evenings of the other tests' clubs as well.
  streams.subscribe((stream, from) => stream.clubId === clubId && commits.push(from))
  const directory = new Directory(sql, news)
  await news.begin()
  stop.push(
    () => news.stop(),
    () => streams.rest(),
  )
  return { news, streams, directory, commits }
}

const by = { roles: ['segretario'] as const, member: asMember('alfa'), post: null }
const give = (stream: AnyStream, command: CountCommand, id = randomUUID()) =>
  stream.give({ id, at: START, by, command })
const PLAYER = randomUUID()
const TAKE = { type: 'take', who: PLAYER, chips: 5 } as const

async function opened({ streams }: Pick<Process, 'streams'>): Promise<AnyStream> {
  const stream = await streams.begin(clubId, randomUUID(), 'counter')
  await give(stream, { type: 'open', title: 'Venerdì', day: '2026-11-20' })
  return stream
}

async function sameAt({ streams }: Process, stream: AnyStream): Promise<AnyStream> {
  return await vi.waitFor(async () => {
    const [found] = await streams.open(clubId)
    if (found?.version !== stream.version) throw new Error(`still at ${found?.version}`)
    return found
  }, UNTIL)
}

it('a commit of one process is soon in the other’s memory, though nobody asks for it', async () => {
  const mine = await opened(one)
  const theirs = await sameAt(two, mine)
  await give(mine, TAKE)
  await vi.waitFor(() => expect(theirs.version).toBe(2), UNTIL)
  expect(theirs.state).toEqual(mine.state)
  await give(theirs, TAKE)
  await vi.waitFor(() => expect(mine.version).toBe(3), UNTIL)
  await give(mine, { type: 'close' })
  await vi.waitFor(() => expect(isEveningOpen(theirs)).toBe(false), UNTIL)
})

it('a process alone on its database says nothing of its commits, and tells them once another one has begun', async () => {
  const own = await freshDatabase()
  stop.push(() => own.drop())
  clubId = await clubOf(own.sql, randomUUID())
  const said: string[] = []
  const unlisten = await hearNews(
    own.sql,
    (text) => said.push(text),
    () => {},
  )
  stop.push(unlisten)
  const alone = await aProcess(own)
  const mine = await opened(alone)
  await give(mine, TAKE)
  const other = await aProcess(own)
  const theirs = await sameAt(other, mine)
  expect(said.join(' ')).not.toContain('stream/')
  await vi.waitFor(
    () => expect(new Set(said.map((text) => text.split(' ')[0])).size).toBe(2),
    UNTIL,
  )
  await give(mine, TAKE)
  await vi.waitFor(() => expect(theirs.version).toBe(3), UNTIL)
  expect(said.join(' ')).toContain(`stream/${clubId}/${mine.id}`)
})

it('a process that joins others is followed from its first commit', async () => {
  const mine = await opened(one)
  const theirs = await sameAt(two, mine)
  const joining = await aProcess()
  const stream = await joining.streams.find(clubId, mine.id)
  if (!stream) throw new Error('the stream was there')
  await give(stream, TAKE)
  await vi.waitFor(() => expect([mine.version, theirs.version]).toEqual([2, 2]), UNTIL)
})

it('a commit is told as ours by the process that stored it only: phones are alerted once', async () => {
  const mine = await opened(one)
  await sameAt(two, mine)
  one.commits.length = 0
  two.commits.length = 0
  await give(mine, TAKE)
  await vi.waitFor(() => expect(two.commits).toEqual(['others']), UNTIL)
  expect(one.commits).toEqual(['us'])
})

it('commands given to both at once are all done, each once, and both end with the same', async () => {
  const mine = await opened(one)
  const theirs = await sameAt(two, mine)
  const ids = Array.from({ length: 60 }, () => randomUUID())
  // Every third is sent to both, as by a phone that did not get its answer.
  const given = ids.flatMap((id, index) =>
    index % 3 === 0
      ? [give(mine, TAKE, id), give(theirs, TAKE, id)]
      : [give(index % 2 === 0 ? mine : theirs, TAKE, id)],
  )
  for (const { refusal } of await Promise.all(given)) expect(refusal).toBeNull()
  await vi.waitFor(() => expect([mine.version, theirs.version]).toEqual([61, 61]), UNTIL)
  expect(theirs.state).toEqual(mine.state)
  expect((mine.state as Count).taken).toEqual({ [PLAYER]: 300 })
})

it('of the clocks of two processes, the second finds its command done', async () => {
  const mine = await opened(one)
  await give(mine, { type: 'setAlarm', at: START + 1_000 })
  const theirs = await sameAt(two, mine)
  const warned = vi.spyOn(log, 'warn')
  const clocks = [one, two].map(({ streams }) => new Clock(streams, () => START + 2_000, log))
  stop.push(() => clocks.map((clock) => clock.stop()))
  clocks[0]?.watch(mine)
  clocks[1]?.watch(theirs)
  await Promise.all(clocks.map((clock) => clock.tick()))
  await vi.waitFor(() => expect([mine.version, theirs.version]).toEqual([3, 3]), UNTIL)
  expect((mine.state as Count).alarm).toBeNull()
  expect(warned).not.toHaveBeenCalled()
  warned.mockRestore()
})

it('news that was missed while the listening connection was lost is made up for when it is back', async () => {
  const mine = await opened(one)
  const theirs = await sameAt(two, mine)
  await give(mine, TAKE)
  await database.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query ilike 'listen%' and pid <> pg_backend_pid()`
  await give(mine, TAKE)
  await vi.waitFor(() => expect(theirs.version).toBe(mine.version), UNTIL)
  await give(mine, TAKE)
  await vi.waitFor(() => expect(theirs.version).toBe(4), UNTIL)
})

it('a process that died before it told its commit is followed by comparing the journals', async () => {
  const { sql } = database
  const silent = { streams: new Streams({ sql, keyOf: async () => 'x', games: TWO_GAMES }) }
  const stream = await opened(silent)
  await two.streams.catchUp()
  const theirs = await sameAt(two, stream)
  await give(stream, TAKE)
  await two.streams.catchUp()
  expect(theirs.version).toBe(2)
  await give(stream, { type: 'close' })
  await two.streams.catchUp()
  expect(isEveningOpen(theirs)).toBe(false)
  await silent.streams.rest()
})

it('of clubs that nobody asks for, each evening is in the memory of one process, and of all once the other has stopped', async () => {
  const own = await freshDatabase()
  stop.push(() => own.drop())
  const writer = {
    streams: new Streams({ sql: own.sql, keyOf: async () => 'x', games: TWO_GAMES }),
  }
  stop.push(() => writer.streams.rest())
  for (let clubs = 0; clubs < 12; clubs++) {
    clubId = await clubOf(own.sql, randomUUID())
    await opened(writer)
  }
  const [mine, theirs] = [await aProcess(own), await aProcess(own)]
  const both = [mine.streams, theirs.streams] as const
  // The first one followed all until it heard the second, and lets go what falls to it by then.
  await vi.waitFor(async () => {
    for (const streams of both) {
      await streams.catchUp()
      await streams.evict(0)
    }
    expect(both[0].size + both[1].size).toBe(12)
  }, UNTIL)
  // The last club's evening is asked for at both, as by their screens.
  for (const streams of both) await streams.open(clubId)
  expect(both[0].size + both[1].size).toBe(13)
  theirs.news.stop()
  await vi.waitFor(() => expect(mine.streams.size).toBe(12), UNTIL)
})

it('a rehearsal that one process deleted is soon in no memory of the other', async () => {
  const { sql } = database
  clubId = newRehearsalId()
  await sql`
    insert into club (club_id, slug, name, short_name, time_zone)
    values (${clubId}, ${rehearsalWord(clubId)}, 'Prova', 'Prova', 'Europe/Rome')`
  const mine = await opened(one)
  const theirs = await sameAt(two, mine)
  await one.streams.forget(clubId)
  await two.streams.catchUp()
  expect(two.streams.isKept(theirs)).toBe(true)
  expect(await endRehearsal(sql, clubId)).toBe(true)
  await two.streams.catchUp()
  expect(two.streams.isKept(theirs)).toBe(false)
})

it('a member’s new name is the other process’s too', async () => {
  const member = await memberOf(database.sql, clubId, '7')
  const nameAt = async ({ directory }: Process) =>
    (await directory.of(clubId)).get(member as string)?.full
  expect(await nameAt(two)).toBe('Socio 7')
  await database.sql`update member set name = 'Rossi' where member_id = ${member as string}`
  one.directory.changed(clubId)
  expect(await nameAt(one)).toBe('Rossi')
  await vi.waitFor(async () => expect(await nameAt(two)).toBe('Rossi'), UNTIL)
})

it('a ticket for a backup that one process gave is taken by the other, once, and from its session only', () => {
  const source = { url: database.url, secret: 'x', data: undefined, place: 'prova' }
  const [mine, theirs] = [0, 1].map(
    () => new Keeping({ source, games: TWO_GAMES, now: () => START, log }),
  )
  const ticket = () => mine?.admit('a session') ?? ''
  const good = ticket()
  expect(theirs?.redeem(`${good}.`, 'a session')).toBe(false)
  expect(theirs?.redeem(good, 'a session')).toBe(true)
  expect(theirs?.redeem(good, 'a session')).toBe(false)
  expect(theirs?.redeem(ticket(), 'another session')).toBe(false)
})

it('news of more than a message can hold says that anything may have changed', async () => {
  const mine = await opened(one)
  const theirs = await sameAt(two, mine)
  const { sql } = database
  const silent = { streams: new Streams({ sql, keyOf: async () => 'x', games: TWO_GAMES }) }
  const stream = await silent.streams.find(clubId, mine.id)
  if (!stream) throw new Error('the stream was there')
  await give(stream, TAKE)
  for (let clubs = 0; clubs < 300; clubs++) one.news.tell('names', randomUUID())
  await vi.waitFor(() => expect(theirs.version).toBe(2), UNTIL)
  await silent.streams.rest()
})
