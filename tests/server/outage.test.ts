import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { connect } from '@/db/client'
import type { Embedded } from '@/db/embedded'
import { verifyStream } from '@/db/journal'
import { freshDatabase, privateServer } from '../support/database'
import { House } from '../support/house'
import { Mortal } from '../support/spawned'
import { aView, Line } from '../support/sse'
import { UNTIL } from '../support/until'

/** A secretary, their evening, and the commands that the server acknowledged. */
interface Evening {
  clubId: string
  evening: string
  cookie: string
  member: string
}

async function evening(house: House, slug: string): Promise<Evening> {
  const clubId = await house.club(slug)
  const { id, cookie } = await house.member(clubId, slug, '1', ['socio', 'segretario'])
  const opened = await house.mutate(
    'evenings.open',
    { game: 'poker', title: 'x', day: '2026-11-20' },
    cookie,
  )
  return { clubId, evening: (opened.data as { evening: string }).evening, cookie, member: id }
}

/** Sends one command until the server answers, as a tablet does; returns its version. */
async function insist(
  url: () => Promise<string>,
  { evening, cookie, member }: Evening,
  inClub: boolean,
): Promise<{ id: string; version: number | null }> {
  const id = randomUUID()
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await fetch(`${await url()}/api/trpc/poker.setPresence`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ evening, id, member, inClub }),
    }).catch(() => null)
    if (answer?.status === 200) {
      const body = (await answer.json()) as { result: { data: { version: number } } }
      return { id, version: body.result.data.version }
    }
    if (answer?.status === 422) return { id, version: null }
    if (answer) expect(answer.status).toBe(503)
    await new Promise((over) => setTimeout(over, 50))
  }
  throw new Error('nobody answered')
}

/** Every acknowledged command is in the journal once, at the version in its answer, and the chain is sound. */
async function holds(url: string, { clubId, evening }: Evening, told: Map<string, number>) {
  const sql = connect(url)
  const rows = await sql<{ commandId: string; position: number }[]>`
    select command_id, max(position) as position from journal
     where stream_id = ${evening} group by command_id`
  const stored = new Map(rows.map((row) => [row.commandId, row.position]))
  for (const [id, version] of told) expect(stored.get(id)).toBe(version)
  expect(stored.size).toBe(told.size + 1)
  expect(await verifyStream(sql, clubId, evening)).toMatchObject({ sound: true })
}

/** Commands from several clients at once, with a failure in the middle. */
async function duringCommands(
  url: () => Promise<string>,
  of: Evening,
  terrible: () => Promise<void>,
): Promise<Map<string, number>> {
  const told = new Map<string, number>()
  let left = 160
  let happened = false
  const client = async () => {
    while (left > 0) {
      left -= 1
      const { id, version } = await insist(url, of, left % 2 === 0)
      if (version !== null) told.set(id, version)
      if (left < 90 && !happened) {
        happened = true
        await terrible()
      }
    }
  }
  await Promise.all([client(), client(), client(), client()])
  return told
}

describe('a restart in mid-evening', () => {
  it('keeps every answer, and the screens continue from where they were', async () => {
    const house = await House.open()
    const of = await evening(house, 'alfa')
    const command = { evening: of.evening, id: randomUUID(), member: of.member, inClub: false }
    const first = await house.mutate('poker.setPresence', command, of.cookie)
    const before = await Line.open(`${house.url}/live/alfa/board`)
    const { id, data } = await before.next(aView)
    await house.stop()
    await before.ended()
    await house.start()
    expect(await house.mutate('poker.setPresence', command, of.cookie)).toEqual(first)
    const after = await Line.open(`${house.url}/live/alfa/board`, { 'last-event-id': id }, before)
    expect((await after.next(aView)).data).toEqual(data)
    after.close()
    await house.close()
  })
})

describe('a server killed during commands', () => {
  it('loses no acknowledged command and doubles none', async () => {
    const database = await freshDatabase()
    const house = await House.open(database)
    // The server that is killed has the machine's clock, and the secretary must still be signed in there.
    house.now = Date.now()
    const of = await evening(house, 'alfa')
    await house.stop()
    const server = await Mortal.on(database.url)
    const told = await duringCommands(
      () => server.url(),
      of,
      () => server.kill(),
    )
    expect(told.size).toBeGreaterThan(50)
    await holds(database.url, of, told)
    await server.end()
    await database.drop()
  })
})

describe('a database killed during commands', () => {
  let own: Awaited<ReturnType<typeof privateServer>>
  let server: Embedded
  beforeAll(async () => {
    own = await privateServer()
    server = own.server
  })
  afterAll(() => own.close())

  it('answers 503 or not at all, is ready only with its database, and no acknowledged command is lost or doubled', async () => {
    const { url } = server
    const house = await House.open({ url, sql: connect(url), drop: async () => {} })
    const of = await evening(house, 'alfa')
    const postmaster = own.postmaster
    const told = await duringCommands(
      async () => house.url,
      of,
      async () => {
        process.kill(Number(readFileSync(postmaster, 'utf8').split('\n')[0]), 'SIGKILL')
      },
    )
    expect(told.size).toBeGreaterThan(50)
    await holds(url, of, told)
    const standing = async () => (await fetch(`${house.url}/readyz`)).status
    await vi.waitFor(async () => expect(await standing()).toBe(200), UNTIL)
    await server.stop()
    await vi.waitFor(async () => expect(await standing()).toBe(503), UNTIL)
    expect((await fetch(`${house.url}/healthz`)).status).toBe(200)
    await house.close()
  })
})
