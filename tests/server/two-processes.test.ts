import { randomUUID } from 'node:crypto'
import { afterAll, expect, it, vi } from 'vitest'
import { randomFrom } from '@/simulate/random'
import { faultsOfBooks } from '@/trials/faults/books'
import { commandOf, Heard, insist } from '@/trials/faults/clients'
import { faultsOfOrder } from '@/trials/faults/history'
import { memberOf, PASSWORD } from '../support/clubs'
import { House, type Person } from '../support/house'
import { spawned } from '../support/spawned'
import { aView, Line, type Message } from '../support/sse'
import { UNTIL } from '../support/until'

const ROUNDS = 10
const CLIENTS = 8
const COMMANDS = 12

const house = await House.open()
// The other server has the machine's clock, and both secretaries must be signed in there.
house.now = Date.now()
const clubId = await house.club('alfa')
const desk = (card: string) => house.member(clubId, 'alfa', card, ['socio', 'segretario'])
const desks: [Person, Person] = [await desk('1'), await desk('2')]
const other = await spawned(house.database.url, { CIRCOLO_LOG: 'info' })
afterAll(async () => {
  other.process.kill('SIGKILL')
  await house.close()
})

async function mutate(url: string, command: string, input: object, { cookie }: Person) {
  const response = await fetch(`${url}/api/trpc/${command}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(input),
  })
  const { result, error } = (await response.json()) as {
    result?: { data?: { evening: string } }
    error?: { data: { code: string } }
  }
  return { status: response.status, evening: result?.data?.evening, code: error?.data.code }
}

it('two secretaries who open an evening at once, at two servers of one database, open one', async () => {
  for (let round = 1; round <= ROUNDS; round++) {
    const opening = { game: 'poker', title: `Serata ${round}`, day: '2026-11-20' }
    const [one, two] = await Promise.all([
      mutate(house.url, 'evenings.open', opening, desks[0]),
      mutate(other.url, 'evenings.open', opening, desks[1]),
    ])
    expect([one.status, two.status].sort()).toEqual([200, 409])
    expect([one.code, two.code]).toContain('evening-already-open')
    const url = one.evening ? house.url : other.url
    const evening = one.evening ?? two.evening
    const closing = { evening, id: crypto.randomUUID() }
    expect((await mutate(url, 'poker.closeEvening', closing, desks[0])).status).toBe(200)
  }
})

/** The two servers in turn. */
function alternating(): () => Promise<string> {
  let turn = 0
  return async () => (turn++ % 2 === 0 ? house.url : other.url)
}

it('a recorded history of many clients on two servers is explained by the order of the journal', async () => {
  const [{ id: desk, cookie }, { id }] = desks
  const opening = { game: 'poker', title: 'Storia', day: '2026-11-20' }
  const { evening = '' } = await mutate(house.url, 'evenings.open', opening, desks[0])
  const at = { slug: 'alfa', clubId, game: 'poker', evening, desk, members: [desk, id] }
  const club = { ...at, cookies: [cookie] }
  const heard = new Heard()
  const url = alternating()
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      const random = randomFrom(client)
      for (let n = 0; n < COMMANDS; n++)
        await insist(url, club, commandOf(random, club), { heard, copies: 1 + random.below(2) })
    }),
  )
  expect([...heard.faults, ...faultsOfOrder(heard.history)]).toEqual([])
  expect(await faultsOfBooks(house.database.sql, club, heard, 1)).toEqual([])
  expect(heard.accepted.size).toBeGreaterThan(CLIENTS)
  expect(heard.refused.size).toBeGreaterThan(CLIENTS)
  const closing = { evening, id: randomUUID() }
  expect((await mutate(house.url, 'poker.closeEvening', closing, desks[0])).status).toBe(200)
})

it('the log has the ids of requests and of their commands, and nothing about a person', async () => {
  const [{ id, cookie }] = desks
  const opening = { game: 'poker', title: 'Serata dei Segreti', day: '2026-11-20' }
  const { evening } = await mutate(other.url, 'evenings.open', opening, desks[0])
  const command = randomUUID()
  const response = await fetch(`${other.url}/api/trpc/poker.closeEvening`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, 'x-forwarded-for': '203.0.113.9' },
    body: JSON.stringify({ evening, id: command }),
  })
  const line = { request: response.headers.get('x-request-id'), commands: [command] }
  await vi.waitFor(() => expect(logged()).toContainEqual(expect.objectContaining(line)), UNTIL)
  expect(logged().every(({ request }) => typeof request === 'string')).toBe(true)
  for (const personal of [id, cookie, PASSWORD, '203.0.113.9', '127.0.0.1', 'Segreti'])
    expect(other.printed()).not.toContain(personal)
})

it('screens follow what the other server does, and go on when it is killed; a member blocked there is signed out here', async () => {
  const slug = 'bravo'
  const clubId = await house.club(slug)
  const desk = await house.member(clubId, slug, '1', ['socio', 'segretario', 'amministratore'])
  const member = await memberOf(house.database.sql, clubId, '3')
  const phone = await house.enter(clubId, member)
  const opening = { game: 'poker', title: 'Serata', day: '2026-11-20' }
  const here = await Line.open(`${house.url}/live/${slug}/desk`, { cookie: desk.cookie })
  const there = await Line.open(`${other.url}/live/${slug}/member`, { cookie: phone })
  const { evening } = await mutate(other.url, 'evenings.open', opening, desk)
  const list = async (url: string, title: string, uscita: number) => {
    const settings = { uscita, passata: 100 }
    const given = { evening, id: randomUUID(), title, settings }
    expect((await mutate(url, 'poker.openList', given, desk)).status).toBe(200)
  }
  const shows = (title: string) => (message: Message) =>
    aView(message) && JSON.stringify(message.data).includes(title)

  await list(other.url, 'Di là', 1)
  await here.next(shows('Di là'))
  await list(house.url, 'Di qua', 2)
  await there.next(shows('Di qua'))

  expect((await mutate(house.url, 'members.block', { id: member }, desk)).status).toBe(200)
  await there.next(({ event }) => event === 'gone')

  other.process.kill('SIGKILL')
  await list(house.url, 'Da soli', 5)
  await here.next(shows('Da soli'))
  here.close()
})

const logged = (): Record<string, unknown>[] =>
  other
    .printed()
    .split('\n')
    .filter((text) => text.startsWith('{'))
    .map((text) => JSON.parse(text))
