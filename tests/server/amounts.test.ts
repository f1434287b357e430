import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changedFacts } from '@/components/admin/club/facts'
import { House, type Person } from '../support/house'

let house: House
let admin: Person
beforeEach(async () => {
  house = await House.open()
  const clubId = await house.club('alfa')
  admin = await house.member(clubId, 'alfa', '1', ['socio', 'segretario', 'amministratore'])
})
afterEach(() => house.close())

const change = (input: object) => house.mutate('club.update', input, admin.cookie)
const club = async () => (await house.query('club.get', undefined, admin.cookie)).data
const recorded = { status: 422, error: { code: 'amounts-recorded' } }

async function importEvening() {
  const csv = 'evening,date,member,cassa,final_resto\n1,2026-01-02,1,100,150\n1,2026-01-02,2,100,50'
  const file = Buffer.from(csv).toString('base64')
  expect(
    (await house.mutate('imports.evenings', { game: 'poker', file }, admin.cookie)).status,
  ).toBe(200)
}

describe('a member’s past statements', () => {
  it('keep their amounts: after an import unit and decimals cannot change', async () => {
    await importEvening()
    expect(await change({ decimals: 2 })).toMatchObject(recorded)
    expect(await change({ unit: 'EUR' })).toMatchObject(recorded)
    expect(await change({ name: 'Altro nome', decimals: 2 })).toMatchObject(recorded)
    expect(await club()).toMatchObject({ name: 'Circolo alfa', unit: null, decimals: 0 })
    const statement = await fetch(`${house.url}/print/alfa/estratto.csv`, {
      headers: { cookie: admin.cookie },
    })
    expect(await statement.text()).toContain('100,150,0,50,50')
  })

  it('keep their amounts: nor after an evening was played here', async () => {
    const evening = await house.evening('poker', admin)
    const command = { evening, id: randomUUID() }
    expect((await house.mutate('poker.closeEvening', command, admin.cookie)).status).toBe(200)
    expect(await change({ unit: 'EUR', decimals: 2 })).toMatchObject(recorded)
  })

  it('do not exist in a new club: its administrator sets unit and decimals', async () => {
    expect(await club()).toMatchObject({ amountsRecorded: false, eveningOpen: false })
    expect((await change({ unit: 'EUR', decimals: 2 })).status).toBe(200)
    expect(await club()).toMatchObject({ unit: 'EUR', decimals: 2 })
  })
})

it('do not keep the administrator from renaming the club with the same unit in the form', async () => {
  await importEvening()
  const same = { unit: null, decimals: 0, timeZone: 'Europe/Rome' }
  expect((await change({ ...same, name: 'Circolo Nuovo' })).status).toBe(200)
  expect(await club()).toMatchObject({ name: 'Circolo Nuovo', amountsRecorded: true })
})

it('an open evening keeps its time zone; once it is closed the zone may change', async () => {
  const evening = await house.evening('poker', admin)
  expect(await change({ timeZone: 'Europe/London' })).toMatchObject({
    status: 422,
    error: { code: 'time-zone-in-use' },
  })
  expect(await club()).toMatchObject({ timeZone: 'Europe/Rome', eveningOpen: true })
  await house.mutate('poker.closeEvening', { evening, id: randomUUID() }, admin.cookie)
  expect((await change({ timeZone: 'Europe/London' })).status).toBe(200)
  expect(await club()).toMatchObject({ timeZone: 'Europe/London', eveningOpen: false })
})

/** The customs with which a day of a game begins here. */
async function customsOf(game: string): Promise<unknown> {
  const evening = await house.evening(game, admin)
  const seen = await house.query('evenings.view', { evening, as: 'desk' }, admin.cookie)
  return (seen.data as { view: { settings: unknown } }).view.settings
}

it('a unit finer than a hundredth is for no new club; one that an earlier version founded so is renamed all the same', async () => {
  expect((await change({ unit: 'EUR', decimals: 3 })).status).toBe(400)
  await house.database.sql`update club set decimals = 3`
  const start = (await club()) as Parameters<typeof changedFacts>[0]
  expect((await change(changedFacts(start, { ...start, name: 'Circolo Nuovo' }))).status).toBe(200)
  expect(await club()).toMatchObject({ name: 'Circolo Nuovo', decimals: 3 })
})

it('a new club’s money fits its unit: with two decimals a day begins with whole euros, not with cents', async () => {
  await change({ unit: 'EUR', decimals: 2 })
  expect(await customsOf('chemin-de-fer')).toMatchObject({ minimum: 1_000, recountAbove: 10_000 })
  expect(await customsOf('black-jack')).toMatchObject({ step: 200, recountAbove: 10_000 })
  expect(await customsOf('trente-et-quarante')).toMatchObject({ step: 200, multiple: 10_000 })
})

it('a club without decimals begins as before', async () => {
  expect(await customsOf('chemin-de-fer')).toMatchObject({ minimum: 10, recountAbove: 100 })
  expect(await customsOf('black-jack')).toMatchObject({ step: 2 })
})
