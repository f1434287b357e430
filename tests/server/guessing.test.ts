import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { storeDeviceCode } from '@/db/queries/devices'
import type { Caller } from '@/server/access/signIn'
import { Problem } from '@/server/common/errors'
import { networkOf } from '@/server/http/trust'
import { running } from '@/server/running/running'
import { memberOf, PASSWORD } from '../support/clubs'
import { House } from '../support/house'

const MINUTE = 60_000

const house = await House.open()
const clubId = await house.club('alfa')
for (const card of ['1', '2', '3', '4']) await memberOf(house.database.sql, clubId, card)
afterAll(() => house.close())
// Every test has a window of its own, so that none is delayed by another's failures.
beforeEach(() => {
  house.now += 16 * MINUTE
  house.pauses.length = 0
})

const at = (address: string, browser?: string): Caller => ({ address, userAgent: null, browser })
const HOME = at('192.0.2.1')
const STRANGER = at('203.0.113.9')

async function told(signingIn: Promise<string>): Promise<string> {
  return await signingIn.catch((error: unknown) => {
    if (error instanceof Problem) return error.code
    throw error
  })
}

const enter = (card: string, password: string, caller: Caller) =>
  told(running().signIn.member({ slug: 'alfa', card, password }, caller))
const guess = async (card: string, times: number, caller: Caller) => {
  for (let n = 0; n < times; n += 1) await enter(card, 'sbagliata', caller)
}

describe('a member whose card somebody else tries', () => {
  it('signs in at once, however often a stranger elsewhere failed', async () => {
    await guess('1', 12, STRANGER)
    house.pauses.length = 0
    expect(await enter('1', PASSWORD, HOME)).toMatch(clubId)
    expect(house.pauses).toEqual([])
  })

  it('signs in at once on a phone used before, even from the guesser’s network', async () => {
    const session = await enter('1', PASSWORD, HOME)
    const phone = at(STRANGER.address, await running().signIn.browserOf(session, HOME, '1'))
    await guess('1', 12, STRANGER)
    house.pauses.length = 0
    expect(await enter('1', PASSWORD, phone)).toMatch(clubId)
    expect(house.pauses).toEqual([])
  })

  it('signs in on a new phone in that network too, a few seconds later', async () => {
    await guess('1', 12, STRANGER)
    house.pauses.length = 0
    expect(await enter('1', PASSWORD, STRANGER)).toMatch(clubId)
    expect(house.pauses).toEqual([4_000])
  })

  it('signs in although many cards were tried from the club’s own address, one after the other', async () => {
    for (let n = 0; n < 40; n += 1) await enter(`none-${n}`, 'x', STRANGER)
    house.pauses.length = 0
    expect(await enter('2', PASSWORD, STRANGER)).toMatch(clubId)
    expect(house.pauses).toEqual([1_000])
  })
})

describe('a person who guesses', () => {
  it('may mistype three times; then each guess takes longer, up to four seconds', async () => {
    await guess('3', 8, STRANGER)
    expect(house.pauses).toEqual([500, 1_000, 2_000, 4_000, 4_000])
  })

  it('gains nothing by many guesses at once: three wait behind the first, the others are refused', async () => {
    const guesses = Array.from({ length: 40 }, () => enter('3', 'sbagliata', STRANGER))
    const codes = await Promise.all(guesses)
    const heard = (code: string) => codes.filter((one) => one === code).length
    // On a slow machine the first may be answered, and its place free again, before the last has arrived.
    expect(heard('wrong-credentials')).toBeGreaterThanOrEqual(4)
    expect(heard('wrong-credentials')).toBeLessThan(10)
    expect(heard('wrong-credentials') + heard('too-many-attempts')).toBe(40)
    expect(await enter('4', PASSWORD, STRANGER)).toMatch(clubId)
  })

  it('does not become known on a browser by the cookie of somebody else’s card, nor by a forged one', async () => {
    const session = await enter('4', PASSWORD, HOME)
    const cookie = await running().signIn.browserOf(session, HOME, '4')
    const [name, seal = ''] = cookie.split('.')
    await guess('3', 5, STRANGER)
    house.pauses.length = 0
    await enter('3', 'sbagliata', at(STRANGER.address, cookie))
    await enter('4', 'sbagliata', at(STRANGER.address, `${name}.${'A'.repeat(seal.length)}`))
    await enter('4', 'sbagliata', at(STRANGER.address, `${name}`))
    expect(house.pauses).toEqual([2_000])
  })

  it('is slowed down on a stolen phone as well: the browser counts its own failures', async () => {
    const session = await enter('4', PASSWORD, HOME)
    const phone = at(HOME.address, await running().signIn.browserOf(session, HOME, '4'))
    await guess('4', 5, phone)
    expect(house.pauses).toEqual([500, 1_000])
  })

  it('no longer counts against a card once its member has signed in', async () => {
    await guess('4', 4, HOME)
    expect(await enter('4', PASSWORD, HOME)).toMatch(clubId)
    house.pauses.length = 0
    await guess('4', 3, HOME)
    expect(house.pauses).toEqual([])
  })

  it('is one network by the first half of an IPv6 address', () => {
    expect(networkOf('2001:db8:0:12::abcd')).toBe('2001:db8:0:12::/64')
    expect(networkOf('2001:0db8:0000:0012:1:2:3:4')).toBe('2001:db8:0:12::/64')
    expect(networkOf('2001:db8::7')).toBe('2001:db8:0:0::/64')
    expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
    expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7')
  })
})

describe('a password asked for again', () => {
  it('counts its own failures: they do not delay sign-ins, nor the other way round', async () => {
    const phone = await house.signIn('alfa', '2')
    const change = (current: string) =>
      house.mutate('auth.changePassword', { current, next: 'tre parole lunghe' }, phone)
    for (let n = 0; n < 6; n += 1)
      expect(await change('sbagliata')).toMatchObject({ error: { code: 'wrong-password' } })
    expect(house.pauses).toEqual([500, 1_000, 2_000])
    house.pauses.length = 0
    expect(await enter('2', PASSWORD, at('127.0.0.1'))).toMatch(clubId)
    expect(house.pauses).toEqual([])
    await guess('2', 6, at('127.0.0.1'))
    house.pauses.length = 0
    expect((await change(PASSWORD)).status).toBe(200)
    expect(house.pauses).toEqual([4_000])
  })
})

describe('a tablet', () => {
  async function issue(code: string): Promise<string> {
    const { signIn } = running()
    const codeHash = await signIn.codeHash(clubId, code)
    const of = { clubId, codeHash, eveningId: randomUUID(), post: 'T1' }
    const expiresAt = house.now + 10 * MINUTE
    await storeDeviceCode(house.database.sql, { ...of, expiresAt }, { program: 'test' })
    return code
  }
  const pair = (code: string, caller: Caller) =>
    told(running().signIn.device({ slug: 'alfa', code }, caller))
  /** A different address each time. */
  const wrongCodes = async (times: number) => {
    for (let n = 0; n < times; n += 1) await pair('999999', at(`203.0.113.${n}`))
  }

  it('signs in at once although passwords are guessed at the club’s own address', async () => {
    for (let n = 0; n < 40; n += 1) await enter(`none-${n}`, 'x', STRANGER)
    house.pauses.length = 0
    expect(await pair(await issue('100001'), STRANGER)).toMatch(clubId)
    expect(house.pauses).toEqual([])
  })

  it('cannot be guessed in ten minutes, from any number of addresses: fifty wrong codes are the limit', async () => {
    await wrongCodes(50)
    expect(await pair(await issue('100002'), at('198.51.100.7'))).toBe('too-many-attempts')
    expect(await enter('1', PASSWORD, at('203.0.113.1'))).toMatch(clubId)
  })

  it('signs in while others guess, if it was a table’s before', async () => {
    const before = at('192.0.2.40')
    const session = await pair(await issue('100003'), before)
    const cookie = await running().signIn.browserOf(session, before)
    await wrongCodes(60)
    expect(await pair(await issue('100004'), at('192.0.2.40', cookie))).toMatch(clubId)
  })
})
