import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { createMembers } from '@/db/queries/members'
import { asMember } from '@/rules/kernel/ids'
import { running } from '@/server/running/running'
import { faultsOfBooks } from '@/trials/faults/books'
import { Heard, insist } from '@/trials/faults/clients'
import { faultsOfOrder } from '@/trials/faults/history'
import { BlackJackDay } from '../support/black-jack'
import { House, type Person } from '../support/house'
import { spawned } from '../support/spawned'

const CROWD = 1_000

const house = await House.open()
// The other server has the machine's clock, and everybody must be signed in there.
house.now = Date.now()
const other = await spawned(house.database.url)
afterAll(async () => {
  other.process.kill('SIGKILL')
  await house.close()
})

it('of a thousand people who take one seat at once, at two servers, exactly one gets it', async () => {
  const { sql } = house.database
  const day = await BlackJackDay.open(house, 'folla', 1)
  await day.must('inspector', 'openTable', { minimum: 10, settings: {}, as: 'management' })
  await day.must('desk', 'signTable', { table: 'T1', as: 'control' })
  const [stream] = await sql<{ version: number }[]>`
    select version from stream where stream_id = ${day.evening}`
  const crowd = await crowdOf(day.clubId)
  const club = {
    ...{ slug: 'folla', clubId: day.clubId, game: 'black-jack', evening: day.evening },
    ...{ desk: day.desk.id, members: [], cookies: [] },
  }
  const heard = new Heard()
  const urls = [house.url, other.url]
  await Promise.all(
    crowd.map(({ id: player, cookie }, n) => {
      const payload = { table: 'T1', player, seat: 1 }
      const url = async () => urls[n % urls.length] ?? ''
      return insist(url, { ...club, cookies: [cookie] }, { type: 'takeSeat', payload }, { heard })
    }),
  )
  expect([...heard.faults, ...faultsOfOrder(heard.history)]).toEqual([])
  expect([heard.accepted.size, heard.refused.size]).toEqual([1, CROWD - 1])
  expect(await faultsOfBooks(sql, club, heard, stream?.version ?? 0)).toEqual([])
})

/** Members of a club, each with a session, whom both servers know. */
async function crowdOf(clubId: string): Promise<Person[]> {
  const cards = Array.from({ length: CROWD }, (_, n) => String(5_000 + n))
  const members = cards.map((card) => ({
    memberId: asMember(randomUUID()),
    card,
    name: `Socio ${card}`,
    alias: null,
    roles: ['socio'] as const,
    passwordHash: '-',
    mustChangePassword: false,
    locale: 'it' as const,
  }))
  await createMembers(house.database.sql, clubId, members, { program: 'test' })
  running().directory.changed(clubId)
  return await Promise.all(
    members.map(async ({ memberId: id }) => ({ id, cookie: await house.enter(clubId, id) })),
  )
}
