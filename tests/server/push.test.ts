import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { Settings } from '@/rules/poker/settings'
import { keysFrom } from '@/server/push/keys'
import { isMakersAddress } from '@/server/push/makers'
import { AUTOGRAPH } from '@/simulate/poker/room'
import { House, type Person, SECRET } from '../support/house'
import { type FakeBrowser, Maker } from '../support/maker'

const data = mkdtempSync(path.join(tmpdir(), 'circolo-push-'))
const KEYS = path.join(data, 'keys/push.json')

const give = async (type: string, payload: object, by: Person) => {
  const given = { evening, id: randomUUID(), ...payload }
  expect(await house.mutate(`poker.${type}`, given, by.cookie), type).toMatchObject({ status: 200 })
}

const service = await Maker.open()
const house = await House.open(undefined, undefined, {
  kept: { data, place: data },
  pushTo: (endpoint) => endpoint.startsWith(service.origin),
})
const clubId = await house.club('alfa')
const administrator = await house.member(clubId, 'alfa', '1', ['socio', 'amministratore'])
const desk = await house.member(clubId, 'alfa', '2', ['socio', 'segretario'])
const players: Person[] = []
for (let card = 11; card < 19; card++)
  players.push(await house.member(clubId, 'alfa', String(card)))
const evening = await house.evening('poker', desk)
const settings = Settings.parse({ uscita: 1, passata: 100 })
await give('openList', { title: 'Tavolo', settings }, desk)
afterAll(async () => {
  await house.close()
  await service.close()
  rmSync(data, { recursive: true, force: true })
})

const subscribe = (browser: FakeBrowser, by: Person, locale = 'it') =>
  house.mutate('push.subscribe', { ...browser, locale }, by.cookie)
const turn = (on: boolean) => house.mutate('push.turn', { on }, administrator.cookie)

function player(index: number): Person {
  const one = players[index]
  if (!one) throw new Error(`there is no player ${index}`)
  return one
}

async function signs(index: number): Promise<void> {
  await give('sign', { list: 'L1', strokes: AUTOGRAPH }, player(index))
}

describe('Web Push is off until the administrator switches it on', () => {
  it('no keys are made, no browser is stored, and nobody else may switch it', async () => {
    expect(existsSync(KEYS)).toBe(false)
    const { data: status } = await house.query('push.status', undefined, player(0).cookie)
    expect(status).toEqual({ publicKey: null })
    const refused = await subscribe(service.browser(), player(0))
    expect(refused.error).toMatchObject({ code: 'push-off' })
    const tried = await house.mutate('push.turn', { on: true }, desk.cookie)
    expect(tried.error).toMatchObject({ code: 'not-allowed' })
  })

  it('the keys are made at that moment, for their owner only, and the audit knows the author', async () => {
    expect(await turn(true)).toMatchObject({ status: 200 })
    expect(statSync(KEYS).mode & 0o077).toBe(0)
    const { data: status } = await house.query('push.status', undefined, player(0).cookie)
    expect((status as { publicKey: string }).publicKey).toMatch(/^[\w-]{87}$/)
    // Another process on the same database has them without this folder.
    expect(status).toMatchObject({ publicKey: keysFrom(SECRET, null).publicKey })
    const rows = await house.database.sql`
      select by ->> 'member' as member from audit where what = 'pushSwitchedOn'`
    expect(rows).toEqual([{ member: administrator.id }])
  })
})

describe('a phone whose page is closed', () => {
  const phones: FakeBrowser[] = []

  it('I.3 receives its call: encrypted for it alone, signed by the club, without names or amounts', async () => {
    for (let index = 0; index < 5; index++) {
      const phone = service.browser()
      phones.push(phone)
      await subscribe(phone, player(index), index === 1 ? 'en' : 'it')
    }
    for (let index = 0; index < 5; index++) await signs(index)
    const [first, second] = phones
    if (!first || !second) throw new Error('five phones')
    const [call] = await service.messagesTo(first)
    expect(call?.message).toEqual({
      reason: 'called',
      title: 'Tocca a voi · alfa',
      body: 'C’è un posto per voi al tavolo: rispondete prima che scada il tempo.',
      path: '/alfa',
    })
    expect(call?.isSigned).toBe(true)
    expect(call?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      urgency: 'high',
      ttl: '600',
    })
    expect(call?.cipher.includes('posto')).toBe(false)
    const [english] = await service.messagesTo(second)
    expect(english?.message.title).toBe('Your table is ready · alfa')
  })

  it('is forgotten when its maker says that it is gone, and no command fails for it', async () => {
    const [gone] = phones
    if (!gone) throw new Error('five phones')
    service.answers.set(new URL(gone.endpoint).pathname, 410)
    await give('answerCall', { signUp: 1, answer: 'give-up' }, player(0))
    await signs(0)
    await service.messagesTo(gone, 2)
    await expect.poll(() => addresses()).not.toContain(gone.endpoint)
    expect(await addresses()).toHaveLength(4)
  })

  it('is told nothing more once its session has ended', async () => {
    const phone = service.browser()
    const member = player(5)
    const other = await house.enter(clubId, member.id)
    await house.mutate('push.subscribe', { ...phone, locale: 'it' }, other)
    await house.mutate('auth.signOutEverywhere', {}, member.cookie)
    const before = service.received.length
    const again = { ...member, cookie: await house.enter(clubId, member.id) }
    const present = service.browser()
    await subscribe(present, again)
    await give('sign', { list: 'L1', strokes: AUTOGRAPH }, again)
    await service.messagesTo(present)
    const reached = service.received.slice(before).map(({ path: to }) => to)
    expect(reached).not.toContain(new URL(phone.endpoint).pathname)
  })

  it('belongs to whoever signed in on it last', async () => {
    const phone = service.browser()
    await subscribe(phone, player(6))
    await subscribe(phone, player(7))
    const rows = await house.database.sql`
      select member_id from push_subscription where endpoint = ${phone.endpoint}`
    expect(rows).toEqual([{ memberId: player(7).id }])
    await house.mutate('push.unsubscribe', { endpoint: phone.endpoint }, player(6).cookie)
    expect(await addresses()).toContain(phone.endpoint)
    await house.mutate('push.unsubscribe', { endpoint: phone.endpoint }, player(7).cookie)
    expect(await addresses()).not.toContain(phone.endpoint)
  })

  it('one member has ten browsers at most; the oldest is forgotten', async () => {
    for (let browser = 0; browser < 12; browser++) {
      house.now += 1
      await subscribe(service.browser(), player(7))
    }
    const [row] = await house.database.sql`
      select count(*)::int as count from push_subscription where member_id = ${player(7).id}`
    expect(row).toEqual({ count: 10 })
  })
})

describe('an address that a browser’s maker did not give', () => {
  it('is refused, because the server would call it', async () => {
    const refused = await subscribe(
      { ...service.browser(), endpoint: 'http://192.168.1.1/admin' },
      player(0),
    )
    expect(refused.error).toMatchObject({ code: 'push-unknown-service' })
  })

  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['https://web.push.apple.com/abc', true],
    ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
    ['http://fcm.googleapis.com/fcm/send/abc', false],
    ['https://fcm.googleapis.com:8443/abc', false],
    ['https://fcm.googleapis.com.example.org/abc', false],
    ['https://evilpush.apple.com.example/abc', false],
    ['https://localhost/abc', false],
    ['https://169.254.169.254/latest', false],
    ['nothing', false],
  ])('%s: %s', (endpoint, is) => {
    expect(isMakersAddress(endpoint)).toBe(is)
  })
})

describe('switched off again', () => {
  it('every browser is forgotten, the keys stay, and nothing is sent', async () => {
    await turn(false)
    expect(await addresses()).toEqual([])
    expect(existsSync(KEYS)).toBe(true)
    const before = service.received.length
    await give('answerCall', { signUp: 2, answer: 'give-up' }, player(1))
    await new Promise((done) => setTimeout(done, 300))
    expect(service.received).toHaveLength(before)
  })
})

async function addresses(): Promise<string[]> {
  const rows = await house.database.sql`select endpoint from push_subscription`
  return rows.map(({ endpoint }) => endpoint as string)
}
