import { afterAll, expect, it } from 'vitest'
import { PASSWORD } from '../support/clubs'
import { House, type Person, signsIn } from '../support/house'

const house = await House.open()
const clubId = await house.club('alfa')
const admin = await house.member(clubId, 'alfa', '1', ['socio', 'amministratore'])
const desk = await house.member(clubId, 'alfa', '2', ['socio', 'segretario'])
const member = await house.member(clubId, 'alfa', '3')
const other = await house.member(clubId, 'alfa', '4')
afterAll(() => house.close())

const reset = (by: Person, of: Person) =>
  house.mutate('members.resetPassword', { id: of.id }, by.cookie)

it('the secretary gives a temporary password to a member without an office', async () => {
  const { data } = await reset(desk, member)
  expect(await signsIn('3', PASSWORD)).toBe('wrong-credentials')
  expect(await signsIn('3', (data as { password: string }).password)).toBe('yes')
})

it('a member with an office gets one only from the administrator', async () => {
  const refused = { status: 422, error: { code: 'holds-office' } }
  for (const officer of [admin, desk]) expect(await reset(desk, officer)).toMatchObject(refused)
  expect(await signsIn('1', PASSWORD)).toBe('yes')
  expect(await signsIn('2', PASSWORD)).toBe('yes')
})

it('a member gives nobody a password, and searches nobody', async () => {
  expect(await reset(other, member)).toMatchObject({ status: 403, error: { code: 'not-allowed' } })
  const { status } = await house.query('members.search', { typed: '' }, other.cookie)
  expect(status).toBe(403)
})

it('the audit names the author of each change, and the member whom it concerns', async () => {
  const { data } = await house.query('audit.list', { limit: 50 }, admin.cookie)
  const entries = data as { what: string; author: string | null; about: string | null }[]
  const given = entries.filter(({ what }) => what === 'passwordReset')
  expect(given).toMatchObject([{ author: 'Socio 2', about: 'Socio 3' }])
  const founded = entries.find(({ what }) => what === 'clubFounded')
  expect(founded).toMatchObject({ author: null, about: null })
})

it('members are found by the beginnings of words, without case and accents, the first by name', async () => {
  const names = ['D’Amico Niccolò', 'Rossi Élia', 'Rossini Ada', 'Bianchi-Rossi Ugo']
  for (const [index, name] of names.entries())
    await house.mutate('members.add', { card: `X-${index}`, name }, admin.cookie)
  const found = async (typed: string, limit = 50) => {
    const { data } = await house.query('members.search', { typed, limit }, desk.cookie)
    const { members, count } = data as { members: { name: string }[]; count: number }
    return [...members.map(({ name }) => name), count]
  }
  expect(await found('ross')).toEqual(['Bianchi-Rossi Ugo', 'Rossi Élia', 'Rossini Ada', 3])
  expect(await found(' ÈLIA rossi ')).toEqual(['Rossi Élia', 1])
  expect(await found('amico')).toEqual(['D’Amico Niccolò', 1])
  expect(await found('x-2')).toEqual(['Rossini Ada', 1])
  expect(await found('ossi')).toEqual([0])
  expect(await found('ross', 1)).toEqual(['Bianchi-Rossi Ugo', 3])
  expect(await found("'; | & ! ( :* --")).toEqual(await found(''))
})
