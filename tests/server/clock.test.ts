import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { asMember } from '@/rules/kernel/ids'
import { Clock, dueId } from '@/server/streams/clock'
import { type AnyStream, Streams } from '@/server/streams/streams'
import type { Count, CountCommand } from '../games/counter/rules'
import { TWO_GAMES } from '../games/server'
import { clubOf } from '../support/clubs'
import { freshDatabase } from '../support/database'

const warned: string[] = []
const log = pino({ level: 'warn' }, { write: (line: string) => void warned.push(line) })
const MINUTE = 60_000
const START = Date.parse('2026-11-20T21:00:00+01:00')
let clubId: string
const database = await freshDatabase()
afterAll(() => database.drop())

let now: number
let stop: (() => void)[]
beforeEach(async () => {
  // A game of a club may have one open stream only, so each test has a club of its own.
  clubId = await clubOf(database.sql, randomUUID())
  now = START
  warned.length = 0
  stop = []
  return () => {
    for (const one of stop) one()
  }
})

function house() {
  const streams = new Streams({ sql: database.sql, keyOf: async () => 'x', games: TWO_GAMES })
  const clock = new Clock(streams, () => now, log)
  stop.push(() => clock.stop())
  return { streams, clock }
}

const by = { roles: ['segretario'] as const, member: asMember('alfa'), post: null }
const give = (stream: AnyStream, command: CountCommand) =>
  stream.give({ id: randomUUID(), at: now, by, command })

async function withAlarm(streams: Streams, at: number): Promise<AnyStream> {
  const stream = await streams.begin(clubId, randomUUID(), 'counter')
  await give(stream, { type: 'open', title: 'Venerdì', day: '2026-11-20' })
  await give(stream, { type: 'setAlarm', at })
  return stream
}

const alarmOf = (stream: AnyStream) => (stream.state as Count).alarm

describe('the clock', () => {
  it('gives nothing before its time, and each due command at its time', async () => {
    const { streams, clock } = house()
    const stream = await withAlarm(streams, START + 10 * MINUTE)
    await clock.tick()
    expect(alarmOf(stream)).not.toBeNull()
    now = START + 10 * MINUTE
    await clock.tick()
    expect(alarmOf(stream)).toBeNull()
  })

  it('gives each command once, however often it checks', async () => {
    const { streams, clock } = house()
    const stream = await withAlarm(streams, START)
    await Promise.all([clock.tick(), clock.tick(), clock.tick()])
    expect(stream.version).toBe(3)
  })

  it('says nothing when somebody was just quicker than the clock', async () => {
    const { streams, clock } = house()
    const stream = await withAlarm(streams, START)
    const later = give(stream, { type: 'setAlarm', at: START + MINUTE })
    await Promise.all([later, clock.tick()])
    expect(alarmOf(stream)?.at).toBe(START + MINUTE)
    expect(warned).toEqual([])
  })

  it('runs by itself, without a request', async () => {
    const { streams } = house()
    const stream = await withAlarm(streams, START - 1)
    await expect.poll(() => alarmOf(stream)).toBeNull()
  })

  it('after a restart gives the commands that fell due meanwhile', async () => {
    const before = house()
    const { id } = await withAlarm(before.streams, START + MINUTE)
    before.clock.stop()
    now = START + 60 * MINUTE
    const after = house()
    const stream = await after.streams.find(clubId, id)
    if (!stream) throw new Error('the stream was there')
    after.clock.watch(stream)
    await after.clock.tick()
    expect(alarmOf(stream)).toBeNull()
  })

  it('waits again when the time was set back, and never gives a command twice', async () => {
    const { streams, clock } = house()
    const stream = await withAlarm(streams, START + MINUTE)
    now = START - 60 * MINUTE
    await clock.tick()
    expect(alarmOf(stream)).not.toBeNull()
    now = START + 2 * MINUTE
    await clock.tick()
    now = START - 60 * MINUTE
    await clock.tick()
    now = START + 3 * MINUTE
    await clock.tick()
    expect(stream.version).toBe(3)
  })

  it('gives the same command the same id after a restart', () => {
    const id = dueId('x', '5f1d3f6e-7c1c-4c8e-9b55-0a9f7a6f0b11', 'alarm/2')
    expect(dueId('x', '5f1d3f6e-7c1c-4c8e-9b55-0a9f7a6f0b11', 'alarm/2')).toBe(id)
    expect(dueId('x', '5f1d3f6e-7c1c-4c8e-9b55-0a9f7a6f0b11', 'alarm/3')).not.toBe(id)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })
})

describe('the streams', () => {
  it('drop a closed one that nobody asked for, and load it again', async () => {
    const { streams } = house()
    const stream = await withAlarm(streams, START + MINUTE)
    await streams.evict(0)
    expect(streams.size).toBe(1)
    await give(stream, { type: 'close' })
    await streams.evict(0)
    expect(streams.size).toBe(0)
    const again = await streams.find(clubId, stream.id)
    expect(again?.state).toEqual(stream.state)
  })

  it('do not find the stream of another club', async () => {
    const { streams } = house()
    const stream = await withAlarm(streams, START + MINUTE)
    expect(await streams.find(await clubOf(database.sql, 'bravo'), stream.id)).toBeNull()
  })
})
