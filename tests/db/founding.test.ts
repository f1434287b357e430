import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Sql } from '@/db/client'
import { DEMO, seedDemo } from '@/db/demo'
import { isDuplicate } from '@/db/errors'
import { findClub, foundClub, listClubs } from '@/db/queries/clubs'
import { createMembers, type NewMember } from '@/db/queries/members'
import { asMember } from '@/rules/kernel/ids'
import { type FreshDatabase, freshDatabase } from '../support/database'

let database: FreshDatabase
let sql: Sql

beforeEach(async () => {
  database = await freshDatabase()
  sql = database.sql
})
afterEach(() => database.drop())

const aClub = (slug: string) => ({
  ...{ clubId: randomUUID(), slug, name: slug, shortName: slug },
  ...{ unit: 'EUR', decimals: 2, timeZone: 'Europe/Rome' },
})

const aMember = (card: string): NewMember => ({
  ...{
    memberId: asMember(randomUUID()),
    card,
    name: `Socio ${card}`,
    alias: null,
    passwordHash: null,
  },
  ...{ roles: ['socio'], mustChangePassword: true, locale: 'it' },
})

const MEDIO = { game: 'poker', name: 'Medio', settings: { uscita: 2, passata: 100 } }

const audited = (clubId: string) => sql`
  select what, by, detail from audit where club_id = ${clubId} order by audit_id`

it('a club is founded whole, with its author in the audit', async () => {
  const club = aClub('canottieri')
  const classes = [{ classId: randomUUID(), ...MEDIO }]
  await foundClub(sql, { club, members: [aMember('7')], classes }, { program: 'club' })
  expect(await findClub(sql, 'canottieri')).toMatchObject(club)
  expect(await sql`select card, roles from member where club_id = ${club.clubId}`).toEqual([
    { card: '7', roles: ['socio'] },
  ])
  expect((await audited(club.clubId)).map(({ what, by }) => [what, by])).toEqual([
    ['clubFounded', { program: 'club' }],
    ['memberCreated', { program: 'club' }],
    ['classCreated', { program: 'club' }],
  ])
})

it('a club whose members cannot be stored is not founded at all', async () => {
  const club = aClub('bocciofila')
  const members = [aMember('7'), aMember('7')]
  await expect(foundClub(sql, { club, members, classes: [] }, {})).rejects.toThrow()
  expect(await listClubs(sql)).toEqual([])
})

it('a card belongs to one member of a club, and another club may have the same', async () => {
  const [first, second] = [aClub('uno'), aClub('due')]
  await foundClub(sql, { club: first, members: [aMember('7')], classes: [] }, {})
  await foundClub(sql, { club: second, members: [aMember('7')], classes: [] }, {})
  const before = await audited(first.clubId)
  const refused = await createMembers(sql, first.clubId, [aMember('8'), aMember('7')], {}).catch(
    (error: unknown) => error,
  )
  expect(isDuplicate(refused, 'member_club_id_card_unique')).toBe(true)
  expect(await audited(first.clubId)).toEqual(before)
  expect(await sql`select card from member where card = '8'`).toEqual([])
})

it('the demo club is founded on an empty database only, once', async () => {
  const hash = async (password: string) => `hash of ${password}`
  expect(await seedDemo(sql, hash, [MEDIO])).toBe(true)
  expect(await seedDemo(sql, hash, [MEDIO])).toBe(true)
  expect((await listClubs(sql)).map((club) => club.slug)).toEqual([DEMO.slug])
  expect(
    await sql`
    select card, roles from member where roles <> '{socio}' order by card`,
  ).toEqual(DEMO.staff.map(({ card, roles }) => ({ card, roles })))
})

it('there is no demo club beside a real club', async () => {
  await foundClub(sql, { club: aClub('vero'), members: [], classes: [] }, {})
  expect(await seedDemo(sql, async () => 'hash', [])).toBe(false)
  expect((await listClubs(sql)).map((club) => club.slug)).toEqual(['vero'])
})
