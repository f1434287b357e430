import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { dealtTable } from '../support/dealt'
import { House } from '../support/house'

const house = await House.open()
const of = await dealtTable(house, await house.club('alfa'), 'alfa')
afterAll(() => house.close())

/** The error that Postgres gives in this state of its disk, raised by a trigger. */
async function failingWith(state: string, work: () => Promise<void>): Promise<void> {
  const { sql } = house.database
  await sql.unsafe(`
    create or replace function fail_as_told() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = '${state}'; end $$`)
  await sql`
    create trigger failing before insert on journal for each statement execute function fail_as_told()`
  try {
    await work()
  } finally {
    await sql`drop trigger failing on journal`
  }
}

describe('a database that cannot write', () => {
  it.each([
    ['53100', 'storage-full'],
    ['53200', 'unavailable'],
    ['57014', 'unavailable'],
    ['58030', 'unavailable'],
    ['25006', 'storage-read-only'],
  ])(
    'says %s: the command is to be given again, and is done once when it is',
    async (state, code) => {
      const [alfa] = of.players
      const id = randomUUID()
      const command = { evening: of.evening, id, table: 'T1', member: alfa?.id ?? '', on: false }
      const give = (on: boolean) =>
        house.mutate('poker.setAllAltezza', { ...command, on }, of.desk.cookie)
      await house.mutate(
        'poker.setAllAltezza',
        { ...command, id: randomUUID(), on: false },
        of.desk.cookie,
      )
      await failingWith(state, async () => {
        expect(await give(true)).toMatchObject({ status: 503, error: { code } })
      })
      const done = await give(true)
      expect(done.status).toBe(200)
      expect(await give(true)).toEqual(done)
    },
  )
})

it('a command that the journal does not take is to be given again, and is done once the journal takes it', async () => {
  const { sql } = house.database
  const [, bravo] = of.players
  const id = randomUUID()
  const command = { evening: of.evening, id, table: 'T1', member: bravo?.id ?? '', on: true }
  const give = () => house.mutate('poker.setAllAltezza', command, of.desk.cookie)
  const moved = (by: number) =>
    sql`update stream set version = version + ${by} where stream_id = ${of.evening}`
  await moved(1)
  expect(await give()).toMatchObject({ status: 503, error: { code: 'unavailable' } })
  await moved(-1)
  const done = await give()
  expect(done.status).toBe(200)
  expect(await give()).toEqual(done)
})
