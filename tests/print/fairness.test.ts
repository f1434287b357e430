import { afterAll, expect, it } from 'vitest'
import { playedEvening } from './played'

const of = await playedEvening()
afterAll(() => of.house.close())

interface Answered {
  by: string
  status: number
  retry: string | null
}

/** Sends the request and records when the whole answer has arrived. */
async function ask(by: string, path: string, cookie: string, done: Answered[]): Promise<void> {
  const response = await fetch(`${of.house.url}${path}`, { headers: { cookie } })
  await response.arrayBuffer()
  done.push({ by, status: response.status, retry: response.headers.get('retry-after') })
}

const isPaper = ({ by, status }: Answered) => by === 'member' && status === 200

it('a member who asks for 150 papers keeps the desk waiting for one, not for all of them', async () => {
  const done: Answered[] = []
  const [member] = of.players
  const many = Array.from({ length: 150 }, () =>
    ask('member', '/print/alfa/estratto.pdf', member?.cookie ?? '', done),
  )
  await Promise.race(many)
  await ask('desk', `/print/alfa/${of.evening}/tableau/T1.pdf`, of.desk.cookie, done)
  const earlier = done.filter(isPaper).length
  await Promise.all(many)
  expect(done.find(({ by }) => by === 'desk')).toMatchObject({ status: 200 })
  expect(earlier).toBeLessThan(done.filter(isPaper).length / 2)
  const refused = done.filter(({ status }) => status !== 200)
  expect(refused.length).toBeGreaterThan(0)
  expect(new Set(refused.map(({ status, retry }) => `${status} ${retry}`))).toEqual(
    new Set(['503 5']),
  )
})

it('a stranger who has many papers checked is asked to try later; a member’s paper is checked', async () => {
  const [row] = await of.house.database.sql<{ hash: string }[]>`select hash from tableau`
  const input = encodeURIComponent(JSON.stringify({ slug: 'alfa', hash: row?.hash }))
  const path = `/api/trpc/verify.check?input=${input}`
  const done: Answered[] = []
  const many = Array.from({ length: 60 }, () => ask('stranger', path, '', done))
  await Promise.race(many)
  await ask('member', path, of.stranger.cookie, done)
  await Promise.all(many)
  expect(done.filter(isPaper)).toHaveLength(1)
  const refused = done.filter(({ status }) => status !== 200)
  expect(refused.length).toBeGreaterThan(0)
  expect(new Set(refused.map(({ status, retry }) => `${status} ${retry}`))).toEqual(
    new Set(['503 5']),
  )
})
