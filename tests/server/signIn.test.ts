import { NextRequest } from 'next/server'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { GET, POST } from '@/app/api/auth/[...nextauth]/route'
import { Problem } from '@/server/common/errors'
import { running } from '@/server/running/running'
import { memberOf, PASSWORD } from '../support/clubs'
import { House } from '../support/house'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const house = await House.open()
const clubId = await house.club('alfa')
for (const card of ['1', '2', '3', '4', '5', '6']) await memberOf(house.database.sql, clubId, card)
await house.member(clubId, 'alfa', '9', ['socio', 'segretario', 'amministratore'])
afterAll(() => house.close())
// Every test has a window of its own, so that none is delayed by another's failures.
beforeEach(() => {
  house.now += 16 * MINUTE
})

async function attempt(card: string, password: string, address = '10.0.0.1', slug = 'alfa') {
  try {
    const caller = { address, userAgent: null }
    return await running().signIn.member({ slug, card, password }, caller)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { code: error.code, ...error.say }
  }
}

describe('signing in', () => {
  it('opens a session by card and password', async () => {
    expect(await attempt('1', PASSWORD)).toMatch(`${clubId}.`)
  })

  it('answers an unknown card, a wrong password and an unknown club in the same way', async () => {
    const wrong = { code: 'wrong-credentials' }
    expect(await attempt('1', 'sbagliata')).toEqual(wrong)
    expect(await attempt('999', PASSWORD)).toEqual(wrong)
    expect(await attempt('1', PASSWORD, '10.0.0.1', 'nowhere')).toEqual(wrong)
  })

  it('returns the name on the board, as the member last chose it', async () => {
    const cookie = await house.signIn('alfa', '1')
    const shown = async () =>
      ((await house.query('auth.me', undefined, cookie)).data as { member: object }).member
    expect(await shown()).toMatchObject({ showAs: 'name', alias: null })
    const chosen = { showAs: 'alias', alias: 'Il Conte' }
    expect((await house.mutate('auth.setPreferences', chosen, cookie)).status).toBe(200)
    expect(await shown()).toMatchObject(chosen)
  })

  it.each([
    ['GET', 'callback/members', 405],
    ['GET', 'callback/device', 405],
    ['GET', 'callback/nobody', 404],
    ['POST', 'callback/nobody', 404],
    ['POST', 'signin/nobody', 404],
  ])('answers %s of the form %s plainly', async (method, form, status) => {
    const request = new NextRequest(`http://localhost:3000/api/auth/${form}`, { method })
    const params = Promise.resolve({ nextauth: form.split('/') })
    const answer = await (method === 'GET' ? GET : POST)(request, { params })
    expect(answer.status).toBe(status)
  })

  it('tells a member that they are blocked only after the right password, and ends their sessions', async () => {
    const admin = await house.signIn('alfa', '9')
    const cookie = await house.signIn('alfa', '6')
    const me = await house.query('auth.me', undefined, cookie)
    const { id } = (me.data as { member: { id: string } }).member
    expect((await house.mutate('members.block', { id }, admin)).status).toBe(200)
    expect((await house.query('auth.me', undefined, cookie)).data).toBeNull()
    expect(await attempt('6', 'sbagliata')).toEqual({ code: 'wrong-credentials' })
    expect(await attempt('6', PASSWORD)).toEqual({ code: 'blocked' })
    await house.mutate('members.unblock', { id }, admin)
    expect(await attempt('6', PASSWORD)).toMatch(clubId)
  })

  it('stores only the id of a session in the cookie', async () => {
    const sid = await attempt('1', PASSWORD)
    expect(sid).toMatch(/^[0-9a-f-]{36}\.[0-9a-f-]{36}$/)
  })

  it('does not accept a cookie that it did not sign', async () => {
    const cookie = await house.signIn('alfa', '1')
    const forged = `${cookie.slice(0, -3)}AAA`
    expect((await house.query('auth.me', undefined, forged)).data).toBeNull()
  })

  it('ends a session after its thirty days, however often it is used', async () => {
    const cookie = await house.signIn('alfa', '1')
    for (const days of [10, 10, 9]) {
      house.now += days * DAY
      expect((await house.query('auth.me', undefined, cookie)).data).not.toBeNull()
    }
    house.now += DAY
    expect((await house.query('auth.me', undefined, cookie)).data).toBeNull()
  })

  it('ends a session that is not used for two weeks, and lists it no more', async () => {
    const lost = await house.signIn('alfa', '3')
    house.now += 14 * DAY
    expect((await house.query('auth.me', undefined, lost)).data).toBeNull()
    const phone = await house.signIn('alfa', '3')
    expect((await house.query('auth.sessions', undefined, phone)).data).toHaveLength(1)
  })

  it('ends only the session that is revoked', async () => {
    const phone = await house.signIn('alfa', '1')
    const tablet = await house.signIn('alfa', '1')
    const lines = await house.query('auth.sessions', undefined, phone)
    const own = (lines.data as { sessionId: string; current: boolean }[]).find((one) => one.current)
    await house.mutate('auth.revokeSession', { session: own?.sessionId }, tablet)
    expect((await house.query('auth.me', undefined, phone)).data).toBeNull()
    expect((await house.query('auth.me', undefined, tablet)).data).not.toBeNull()
  })

  it('ends every other session with a new password', async () => {
    const phone = await house.signIn('alfa', '5')
    const other = await house.signIn('alfa', '5')
    const change = { current: PASSWORD, next: 'otto lettere' }
    expect((await house.mutate('auth.changePassword', change, phone)).status).toBe(200)
    expect((await house.query('auth.me', undefined, other)).data).toBeNull()
    expect((await house.query('auth.me', undefined, phone)).data).not.toBeNull()
    expect(await attempt('5', PASSWORD)).toEqual({ code: 'wrong-credentials' })
  })
})
