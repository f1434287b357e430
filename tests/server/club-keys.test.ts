import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { lotsHash } from '@/rules/kernel/lots'
import { clubKeys } from '@/server/access/clubKeys'
import { running } from '@/server/running/running'
import { House, SECRET } from '../support/house'

const house = await House.open()
afterAll(() => house.close())

it('the installation’s secret, seen before a club was founded, gives away none of its draws', async () => {
  const clubId = await house.club('alfa')
  const desk = await house.member(clubId, 'alfa', '1', ['socio', 'segretario'])
  const evening = await house.evening('poker', desk)
  const settings = { uscita: 5, passata: 500 }
  const list = { evening, id: randomUUID(), title: 'Uscita 5', settings }
  await house.mutate('poker.openList', list, desk.cookie)
  const [opened] = await house.database.sql<{ hash: string }[]>`
    select event ->> 'lotsHash' as hash from journal
     where stream_id = ${evening} and type = 'listOpened'`
  const announcedBy = (key: string) => {
    const label = `${clubId}/${evening}/lots/L1/0`
    return lotsHash(createHmac('sha256', key).update(label).digest('hex'))
  }
  expect(opened?.hash).not.toBe(announcedBy(SECRET))
  expect(opened?.hash).toBe(announcedBy(await running().keyOf(clubId)))
})

it('each club has a key of its own, the same after a restart; one of an earlier version keeps the secret', async () => {
  const { sql } = house.database
  const [alfa, bravo, old] = [await house.club('a'), await house.club('b'), await house.club('c')]
  await sql`delete from club_key where club_id = ${old}`
  const keyOf = clubKeys(sql, SECRET)
  const keys = await Promise.all([alfa, bravo, old].map(keyOf))
  expect(new Set(keys).size).toBe(3)
  expect(keys[2]).toBe(SECRET)
  expect(await Promise.all([alfa, bravo].map(clubKeys(sql, SECRET)))).toEqual(keys.slice(0, 2))
  expect(await clubKeys(sql, 'another')(alfa)).not.toBe(keys[0])
})
