import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { afterAll, expect, it, vi } from 'vitest'
import { verifyStream } from '@/db/journal'
import { MINUTE_MS } from '@/rules/kernel/time'
import { authOptions } from '@/server/doors/auth'
import { GAMES } from '@/server/games/index'
import { PASSWORD } from '../support/clubs'
import { execute, partsOf } from '../support/database'
import { House } from '../support/house'
import { aView, Line, type Message } from '../support/sse'
import { UNTIL } from '../support/until'

const WAITING = `
  select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
const evenings = new Map<string, string>()

const house = await House.open()
const clubId = await house.club('alfa')
const desk = await house.member(clubId, 'alfa', '1', ['socio', 'segretario'])
for (const game of Object.keys(GAMES)) evenings.set(game, await house.evening(game, desk))
afterAll(() => house.close())

interface Command {
  path: string
  input: { evening: string; id: string; member: string }
}

/** A command at each game that the desk gives without further ado, with an id of its own. */
const aCommandEach = (inClub: boolean): Command[] =>
  [...evenings].map(([game, evening]) => {
    const given = { evening, id: randomUUID(), member: desk.id }
    return game === 'poker'
      ? { path: 'poker.setPresence', input: { ...given, inClub } }
      : { path: `${game}.handCassa`, input: { ...given, chips: 100 } }
  })

const giveAll = (commands: readonly Command[]) =>
  Promise.all(commands.map(({ path, input }) => house.mutate(path, input, desk.cookie)))

/** Each command is given until it is done, and is then in its journal exactly once. */
async function doneOnce(commands: readonly Command[]): Promise<void> {
  const done = await vi.waitFor(async () => {
    const answers = await giveAll(commands)
    for (const answer of answers) expect(answer).toMatchObject({ status: 200 })
    return answers
  }, UNTIL)
  expect(await giveAll(commands)).toEqual(done)
  const { sql } = house.database
  for (const { input } of commands) {
    const rows = await sql`select from command where command_id = ${input.id}`
    expect(rows).toHaveLength(1)
    const verified = await verifyStream(sql, clubId, input.evening)
    expect(verified).toMatchObject({ sound: true })
  }
}

/** Work beside the server's own pool, as somebody does who looks after the database. */
async function beside(
  work: (sql: postgres.Sql) => Promise<void>,
  url = house.database.url,
): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await sql`set default_transaction_read_only to off`
    await work(sql)
  } finally {
    await sql.end()
  }
}

const openLine = () => Line.open(`${house.url}/live/alfa/desk`, { cookie: desk.cookie })
const shows = (text: string) => (message: Message) =>
  aView(message) && JSON.stringify(message.data).includes(text)

it('a lock that somebody holds on the evenings’ rows costs a retry at every game, and takes no connection from other work', async () => {
  const commands = aCommandEach(false)
  const open = await openLine()
  await beside(async (sql) => {
    await sql.begin(async (held) => {
      await held`select from stream where club_id = ${clubId} for update`
      for (const answer of await giveAll(commands))
        expect(answer).toMatchObject({ status: 503, error: { code: 'unavailable' } })
      const { status } = await house.query('members.list', undefined, desk.cookie)
      expect(status).toBe(200)
      await vi.waitFor(async () => {
        for (const part of partsOf(house.database.url))
          expect(await execute(part, WAITING)).toHaveLength(0)
      }, UNTIL)
    })
  })
  await doneOnce(commands)
  await open.next(shows('100'))
  open.close()
})

it('a database that is only read says so at every game and at the door; screens are shown, and all goes on when it is written again', async () => {
  const commands = aCommandEach(true)
  const open = await openLine()
  await setReadOnly('on')
  // The time at which each session was last seen is due again, and cannot be noted.
  house.now += 6 * MINUTE_MS
  for (const answer of await giveAll(commands))
    expect(answer).toMatchObject({ status: 503, error: { code: 'storage-read-only' } })
  await expect(signIn()).rejects.toThrow('storage-read-only')
  expect((await house.query('evenings.tonight', undefined, desk.cookie)).status).toBe(200)
  const shown = await openLine()
  await shown.next(aView)
  await setReadOnly('off')
  await doneOnce(commands)
  for (const line of [open, shown]) {
    await line.next(shows('200'))
    line.close()
  }
})

/** As `default_transaction_read_only` of a database that somebody looks after; its connections begin anew. */
async function setReadOnly(on: 'on' | 'off'): Promise<void> {
  for (const part of partsOf(house.database.url))
    await beside(async (sql) => {
      const [{ name = '' } = {}] = await sql<{ name: string }[]>`select current_database() as name`
      await sql.unsafe(`alter database ${name} set default_transaction_read_only to ${on}`)
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
                 where datname = current_database() and pid <> pg_backend_pid()`
    }, part)
  // Each connection of the pool tells its own end once, at whatever it is asked next.
  const all = Array.from({ length: 20 }, (_, index) => index)
  const { sql } = house.database
  await vi.waitFor(() => Promise.all(all.map(() => sql`select pg_sleep(0.05)`)), UNTIL)
}

/** The form of the sign-in page, as next-auth hands it over. */
async function signIn(): Promise<unknown> {
  const caller = { address: '192.0.2.9', userAgent: null }
  const [members] = authOptions(caller, false, () => {}).providers
  const options = members?.options as { authorize(form: object): Promise<unknown> } | undefined
  return await options?.authorize({ slug: 'alfa', card: '1', password: PASSWORD })
}
