import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { eventually } from '../support/eventually'
import { House, type Person } from '../support/house'
import { aView, Line } from '../support/sse'

let house: House
let desk: Person
let clubId: string
const evenings = new Map<string, string>()
const GAMES_WITH_CASSE = ['chemin-de-fer', 'black-jack', 'trente-et-quarante']

beforeAll(async () => {
  house = await House.open()
  clubId = await house.club('alfa')
  desk = await house.member(clubId, 'alfa', '1', ['socio', 'segretario'])
  for (const game of ['poker', ...GAMES_WITH_CASSE]) {
    const opening = { game, title: 'Venerdì', day: '2026-11-20' }
    const { data } = await house.mutate('evenings.open', opening, desk.cookie)
    evenings.set(game, (data as { evening: string }).evening)
  }
})
afterAll(() => house.close())

/** Times in ms; a lost database is tried again for a second. */
const WAITED = { timeout: 20_000, interval: 100 }

let nth = 0
/** A command of each game with an id of its own, to be given as often as one likes. */
function commands() {
  nth += 1
  return [...evenings].map(([game, evening]) => {
    const id = randomUUID()
    const settings = { uscita: nth, passata: 1_000 }
    const [type, more] =
      game === 'poker'
        ? ['openList', { title: `Uscita ${nth}`, settings }]
        : ['handCassa', { member: desk.id, chips: nth }]
    return () => house.mutate(`${game}.${type}`, { evening, id, ...more }, desk.cookie)
  })
}

const drawn = async (): Promise<number> => {
  const [row] = await house.database.sql<{ sum: number }[]>`
    select coalesce(sum((event ->> 'chips')::int), 0)::int as sum from journal where type = 'cassaHanded'`
  return row?.sum ?? 0
}

describe('in every game', () => {
  it('a database that became read-only answers so; given again when it writes, a command is done once', async () => {
    const { sql } = house.database
    const [{ name } = { name: '' }] = await sql<{ name: string }[]>`
      select current_database() as name`
    const screen = await Line.open(`${house.url}/live/alfa/desk`, { cookie: desk.cookie })
    await screen.next(aView)
    const all = commands()
    const before = await drawn()
    await sql.unsafe(`alter database ${name} set default_transaction_read_only = on`)
    const others = () => sql`
      select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`
    await others()
    for (const give of all) {
      const answer = await vi.waitFor(async () => {
        const { status, error } = await give()
        if (error?.code !== 'storage-read-only') throw new Error(`${status} ${error?.code}`)
        return status
      }, WAITED)
      expect(answer).toBe(503)
    }
    const writer = await eventually(() => sql.reserve())
    await writer`set default_transaction_read_only = off`
    await writer.unsafe(`alter database ${name} reset default_transaction_read_only`)
    writer.release()
    await eventually(others)
    for (const give of all) {
      const done = await vi.waitFor(async () => {
        const answer = await give()
        if (answer.status !== 200) throw new Error(String(answer.error?.code))
        return answer
      }, WAITED)
      expect(await give()).toEqual(done)
    }
    expect((await drawn()) - before).toBe(GAMES_WITH_CASSE.length * nth)
    await screen.next(aView)
    screen.close()
  })

  it('a lock held on an evening’s row keeps nobody waiting without a word, and nothing is done twice after it', async () => {
    const { sql } = house.database
    const all = commands()
    const before = await drawn()
    const holder = await sql.reserve()
    await holder`begin`
    await holder`select from stream where club_id = ${clubId} for update`
    const meanwhile = await Promise.all(all.map((give) => give()))
    expect(meanwhile.map(({ status, error }) => [status, error?.code])).toEqual(
      all.map(() => [503, 'unavailable']),
    )
    await holder`commit`
    holder.release()
    for (const give of all) {
      const done = await vi.waitFor(async () => {
        const answer = await give()
        if (answer.status !== 200) throw new Error(String(answer.error?.code))
        return answer
      }, WAITED)
      expect(await give()).toEqual(done)
    }
    expect((await drawn()) - before).toBe(GAMES_WITH_CASSE.length * nth)
  })
})
