import { afterAll, expect, it } from 'vitest'
import { poker } from '@/rules/poker/decider'
import { CommandAddress } from '@/server/procedures/commands'
import { PROCEDURES } from '@/trials/fuzz/asking'
import { fuzz } from '@/trials/fuzz/fuzz'
import { ROUTES } from '@/trials/fuzz/routes'
import { cases } from '../support/generated'
import { House } from '../support/house'

const house = await House.open()
await house.member(await house.club('alfa'), 'alfa', '1', ['segretario'])
afterAll(() => house.close())

it('a temporary password closes every procedure except its own change, which opens the others', async () => {
  const { sql } = house.database
  await sql`update member set must_change_password = true`
  const cookie = await house.signIn('alfa', '1')
  expect(await house.query('members.list', undefined, cookie)).toMatchObject({
    status: 403,
    error: { code: 'must-change-password' },
  })
  const change = { current: 'una parola segreta', next: 'un’altra parola' }
  expect((await house.mutate('auth.changePassword', change, cookie)).status).toBe(200)
  expect((await house.query('members.list', undefined, cookie)).status).toBe(200)
})

it('no command has a field with a name of the envelope', () => {
  const reserved = [...Object.keys(CommandAddress.shape), 'type', 'upon']
  const taken = Object.entries(poker.commands).flatMap(([type, { schema }]) =>
    Object.keys((schema as unknown as { shape: object }).shape)
      .filter((field) => reserved.includes(field))
      .map((field) => `${type}.${field}`),
  )
  expect(taken).toEqual([])
})

it('two thousand malformed requests, over every procedure and route, get no 500 and change no row', async () => {
  const requests = 2_000 * cases(1)
  const { asked, reached, faults } = await fuzz(house, { seed: 1914, requests })
  expect(faults).toEqual([])
  expect(asked).toBe(requests)
  const every = [...PROCEDURES.map(({ path }) => path), ...ROUTES]
  expect(every.filter((one) => !reached.has(one))).toEqual([])
})
