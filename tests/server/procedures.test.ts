import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeDeviceCode } from '@/db/queries/devices'
import { poker } from '@/rules/poker/decider'
import { GAMES } from '@/server/games/index'
import { DEVICE } from '@/server/identity'
import { Envelope } from '@/server/procedures/commands'
import { makeRouter } from '@/server/procedures/router'
import { running } from '@/server/running'
import type { Meta } from '@/server/trpc'
import { type Answer, House } from '../support/house'

const MEMBER_ROLES = ['socio', 'segretario', 'deputato', 'amministratore'] as const
const PUBLIC = ['auth.me', 'lots.table', 'verify.check']

interface Walked {
  _def: { type: 'query' | 'mutation' | 'subscription'; meta?: Meta }
}
const procedures = Object.entries(
  makeRouter(GAMES)._def.procedures as unknown as Record<string, Walked>,
).map(([path, { _def }]) => ({ path, type: _def.type, may: _def.meta?.may }))

let house: House
const cookies: Record<string, string> = {}
beforeAll(async () => {
  house = await House.open()
  const clubId = await house.club('alfa')
  for (const role of MEMBER_ROLES) {
    cookies[role] = (await house.member(clubId, 'alfa', role, [role])).cookie
  }
  const opening = { game: 'poker', title: 'Venerdì', day: '2026-11-20' }
  const opened = await house.mutate('evenings.open', opening, cookies.segretario)
  const { evening } = opened.data as { evening: string }
  const codeHash = running().signIn.codeHash(clubId, '123456')
  const expiresAt = house.now + 60_000
  await storeDeviceCode(
    house.database.sql,
    { clubId, codeHash, eveningId: evening, post: 'T1', expiresAt },
    { program: 'test' },
  )
  cookies.tavolo = await house.device('alfa', '123456')
})
afterAll(() => house.close())

const call = (path: string, type: string, cookie?: string): Promise<Answer> =>
  type === 'query' ? house.query(path, undefined, cookie) : house.mutate(path, {}, cookie)

/** A tablet is a device to the house's own procedures, whatever its game calls its role. */
const holdsOneOf = (role: string, may: readonly string[]) =>
  may.includes(role) || (role === 'tavolo' && may.includes(DEVICE))

describe('every procedure', () => {
  it('says who may call it', () => {
    expect(procedures.length).toBeGreaterThan(60)
    expect(procedures.filter(({ may }) => may === undefined)).toEqual([])
  })

  it('is for signed-in people only, but for the few that are no secret', () => {
    const open = procedures.filter(({ may }) => may === 'anybody').map(({ path }) => path)
    expect(open.sort()).toEqual(PUBLIC)
  })

  it.each(procedures.filter(({ may }) => may !== 'anybody'))(
    '$path refuses who is not signed in',
    async ({ path, type }) => {
      const { status, error } = await call(path, type)
      expect({ status, code: error?.code }).toEqual({ status: 401, code: 'not-signed-in' })
    },
  )

  const wrong = procedures.flatMap(({ path, type, may }) =>
    [...MEMBER_ROLES, 'tavolo' as const]
      .filter((role) => may !== undefined && may !== 'anybody' && !holdsOneOf(role, may))
      .map((role) => ({ path, type, role })),
  )
  it.each(wrong)('$path refuses $role', async ({ path, type, role }) => {
    const { status, error } = await call(path, type, cookies[role])
    expect({ status, code: error?.code }).toEqual({ status: 403, code: 'not-allowed' })
  })

  it('is closed to who has still to change a temporary password, but for changing it', async () => {
    const { sql } = house.database
    await sql`update member set must_change_password = true where card = 'segretario'`
    const cookie = await house.signIn('alfa', 'segretario')
    expect(await house.query('members.list', undefined, cookie)).toMatchObject({
      status: 403,
      error: { code: 'must-change-password' },
    })
    const change = { current: 'una parola segreta', next: 'un’altra parola' }
    expect((await house.mutate('auth.changePassword', change, cookie)).status).toBe(200)
    expect((await house.query('members.list', undefined, cookie)).status).toBe(200)
  })
})

it('no command has a field of the name of one that goes with every command', () => {
  const reserved = [...Object.keys(Envelope.shape), 'type', 'upon']
  const taken = Object.entries(poker.commands).flatMap(([type, { schema }]) =>
    Object.keys((schema as unknown as { shape: object }).shape)
      .filter((field) => reserved.includes(field))
      .map((field) => `${type}.${field}`),
  )
  expect(taken).toEqual([])
})
