import { afterAll, beforeAll, expect, it } from 'vitest'
import { House, type Person } from '../support/house'
import { type Spawned, spawned } from '../support/spawned'

const ROUNDS = 10

let house: House
let desks: [Person, Person]
let other: Spawned
beforeAll(async () => {
  house = await House.open()
  // The other server has the machine's clock, and both secretaries must be signed in there.
  house.now = Date.now()
  const clubId = await house.club('alfa')
  const desk = (card: string) => house.member(clubId, 'alfa', card, ['socio', 'segretario'])
  desks = [await desk('1'), await desk('2')]
  other = await spawned(house.database.url)
})
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
    result?: { data: { evening: string } }
    error?: { data: { code: string } }
  }
  return { status: response.status, evening: result?.data.evening, code: error?.data.code }
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
