import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { encode } from 'next-auth/jwt'
import { createMemberSession } from '@/db/queries/sessions'
import { asMember } from '@/rules/kernel/ids'
import { SESSION_COOKIE } from '@/server/access/cookie'
import { sessionKey } from '@/server/access/sessions'
import { AUTOGRAPH } from '@/simulate/poker/room'
import { findChromium, launching } from '@/tests/support/browser'
import { type FakeBrowser, Maker } from '@/tests/support/maker'
import { Relay } from '@/tests/support/relay'
import { ROOM_SECRET } from './support/editions'
import { Room } from './support/room'
import { picture, SIZES, signIn } from './support/screens'

const data = mkdtempSync(path.join(tmpdir(), 'circolo-e2e-push-'))
const PLAYERS = ['1001', '1002', '1003', '1004', '1005']

/** Only a whole Chromium shows notifications. */
test.use({ launchOptions: launching(findChromium()) })

let service: Maker
let room: Room
let relay: Relay
const ids = new Map<string, string>()

test.beforeAll(async () => {
  service = await Maker.open()
  const given = { CIRCOLO_TEST_DATA: data, CIRCOLO_TEST_PUSH: service.origin }
  room = await Room.open('prova', false, given)
  ids.set('2001', await room.member('2001', ['socio', 'segretario', 'amministratore']))
  for (const card of PLAYERS) ids.set(card, await room.member(card))
  ids.set('3001', await room.member('3001', ['socio', 'deputato']))
  await room.tableClass({ uscita: 1, passata: 100 })
  relay = await Relay.to(room.url)
})
test.afterAll(async () => {
  await relay.cut()
  await room.close()
  await service.close()
  rmSync(data, { recursive: true, force: true })
})

/** A phone as a club's member has it: its pages may have a worker, and notifications are allowed. */
async function aPhone(browser: import('@playwright/test').Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: SIZES.phone, serviceWorkers: 'allow' })
  await context.grantPermissions(['notifications'])
  return context
}

/** A command or a procedure given by somebody without a screen. */
async function ask(card: string, procedure: string, input: object): Promise<unknown> {
  const { clubId, database } = room
  const [sessionId, at] = [randomUUID(), Date.now()]
  const session = {
    clubId,
    sessionId,
    memberId: asMember(ids.get(card) ?? ''),
    at,
    userAgent: null,
  }
  await createMemberSession(database.sql, { ...session, expiresAt: at + 3_600_000 })
  const token = { sid: sessionKey(clubId, sessionId) }
  const cookie = `${SESSION_COOKIE}=${await encode({ token, secret: ROOM_SECRET })}`
  const answer = await fetch(`${room.url}/api/trpc/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ id: randomUUID(), ...input }),
  })
  expect(answer.status, procedure).toBe(200)
  return ((await answer.json()) as { result: { data: unknown } }).result.data
}

/** The page is under the worker's care. */
const cared = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)

test('a phone may install the club; without a network it shows a page of its own, and keeps nobody’s data', async ({
  browser,
}) => {
  const context = await aPhone(browser)
  const page = await context.newPage()
  await page.goto(`${relay.url}/prova/entra`)
  await signIn(page, '1001')
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
    return await (await fetch(link?.href ?? '')).json()
  })
  expect(manifest).toMatchObject({ name: 'Circolo prova', start_url: '/prova', lang: 'it' })
  await cared(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Stasera' })).toBeVisible()
  const kept = await page.evaluate(async () => {
    const addresses: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) addresses.push(url)
    return addresses.map((url) => new URL(url).pathname)
  })
  expect(kept).toContain('/offline.html')
  expect(
    kept.filter((one) => one !== '/offline.html' && !one.startsWith('/_next/static/')),
  ).toEqual([])

  await relay.cut()
  await page.goto(`${relay.url}/prova/serate`)
  await expect(page.getByRole('heading', { name: 'Senza rete' })).toBeVisible()
  await picture(page, 'phone-offline')
  await relay.mend()
  await page.getByRole('link', { name: 'Riprova' }).click()
  await expect(page.getByRole('heading', { name: 'Le mie serate' })).toBeVisible()

  // Another language is another worker: what the earlier one kept goes with it.
  await page.evaluate(() => caches.open('circolo earlier'))
  const english = page.getByRole('menuitem', { name: 'English' })
  // A page that has only just come may not answer the first tap yet.
  await expect(async () => {
    if (!(await english.isVisible())) await page.getByRole('button', { name: 'Menu' }).click()
    await expect(english).toBeVisible({ timeout: 3000 })
  }).toPass()
  await english.click()
  await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(1)
  await relay.cut()
  await page.goto(`${relay.url}/prova/serate`)
  await expect(page.getByRole('heading', { name: 'No network' })).toBeVisible()
  await relay.mend()
  await context.close()
})

test('the administrator reads what plain http lacks, and switches the alerts on', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: SIZES.tablet })
  const page = await context.newPage()
  await page.goto(`${room.url}/prova/entra`)
  await signIn(page, '2001')
  await page.goto(`${room.url}/prova/amministrazione#phones`)
  await expect(
    page.getByText('Questa pagina arriva in http semplice', { exact: false }),
  ).toBeVisible()
  await expect(page.getByText('reverse_proxy 127.0.0.1:3000', { exact: false })).toBeVisible()
  await picture(page, 'desk-phones-off')
  await page.getByRole('button', { name: 'Accendi gli avvisi' }).click()
  const asked = page.getByRole('dialog')
  await expect(asked.getByText('Google, Apple, Mozilla, Microsoft', { exact: false })).toBeVisible()
  await asked.getByRole('button', { name: 'Accendi gli avvisi' }).click()
  await expect(page.getByText('Nessun socio li ha chiesti.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Spegni gli avvisi' })).toBeVisible()
  await picture(page, 'desk-phones-on')
  await context.close()
})

/** The page's ways of being heard, counted by the browser itself. */
interface Heard {
  notes: number
  shakes: number
}

/** Notes sounds and shakes, and stands in for the maker's service, which no test can reach. */
const prepare = (context: BrowserContext, fake: FakeBrowser) =>
  context.addInitScript(({ endpoint, ...keys }) => {
    const heard = { notes: 0, shakes: 0 }
    Object.assign(window, { heard })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (at) {
      heard.notes += 1
      start.call(this, at)
    }
    navigator.vibrate = (pattern) => {
      if (pattern !== 0) heard.shakes += 1
      return true
    }
    let known: unknown = null
    PushManager.prototype.getSubscription = async () => known as PushSubscription
    PushManager.prototype.subscribe = async (options) => {
      const toJSON = () => ({ endpoint, keys })
      known = { endpoint, options, toJSON, unsubscribe: async () => true }
      return known as PushSubscription
    }
  }, fake)

test('I.3 a called member is told by title, sound and shake, and on a closed page by a push', async ({
  browser,
}) => {
  const context = await aPhone(browser)
  const fake = service.browser()
  await prepare(context, fake)
  const page = await context.newPage()
  await page.goto(`${room.url}/prova/entra`)
  await signIn(page, '1001')
  await cared(page)
  await page.getByRole('button', { name: 'Sì, avvisatemi' }).click()
  await expect(page.getByText('Questo telefono sarà avvisato')).toBeVisible()
  await page.goto(`${room.url}/prova/entra/account`)
  const wish = page.getByRole('switch', { name: 'Avvisatemi anche a pagina chiusa' })
  await expect(wish).toBeChecked()
  await picture(page, 'phone-alerts')
  await page.goto(`${room.url}/prova`)
  await expect(page.getByRole('heading', { name: 'Stasera' })).toBeVisible()
  await page.getByRole('heading', { name: 'Stasera' }).click()

  const opening = { game: 'poker', title: 'Venerdì', day: '2026-11-20' }
  const { evening } = (await ask('2001', 'evenings.open', opening)) as { evening: string }
  const settings = { uscita: 1, passata: 100 }
  await ask('2001', 'poker.openList', { evening, title: 'Tavolo da cento', settings })
  for (const card of PLAYERS)
    await ask(card, 'poker.sign', { evening, list: 'L1', strokes: AUTOGRAPH })
  const call = page.getByRole('alertdialog')
  await expect(call).toBeVisible()
  await expect(page).toHaveTitle(/^Tocca a voi · /)
  await expect.poll(() => heardBy(page)).toMatchObject({ notes: 2, shakes: 1 })

  const [sent] = await service.messagesTo(fake)
  expect(sent?.message).toMatchObject({ reason: 'called', path: '/prova' })
  expect(sent?.isSigned).toBe(true)
  await deliver(context, page, JSON.stringify(sent?.message))
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { getNotifications } = await navigator.serviceWorker.ready
        return (await getNotifications.call(await navigator.serviceWorker.ready)).map(
          ({ title, body }) => ({ title, body }),
        )
      }),
    )
    .toEqual([{ title: sent?.message.title, body: sent?.message.body }])

  await call.getByRole('button', { name: 'Vengo', exact: true }).click()
  await expect(call).toBeHidden()
  await expect(page).not.toHaveTitle(/Tocca a voi/)
  await context.close()
})

test('the tab counts what waits: passate at the desk, disputes for the deputato, whose closed phone is told', async ({
  browser,
}) => {
  const fake = service.browser()
  const { endpoint, p256dh, auth } = fake
  await ask('3001', 'push.subscribe', { endpoint, p256dh, auth, locale: 'en' })
  const context = await browser.newContext({ viewport: SIZES.tablet })
  const desk = await context.newPage()
  await desk.goto(`${room.url}/prova/entra`)
  await signIn(desk, '2001')
  await desk.goto(`${room.url}/prova/segreteria`)
  const { evening } = await tonight()
  const give = (card: string, type: string, payload: object) =>
    ask(card, `poker.${type}`, { evening, table: 'T1', ...payload })
  for (const [index, card] of PLAYERS.slice(1).entries())
    await give(card, 'answerCall', { signUp: index + 2, answer: 'coming' })
  await give('2001', 'drawLots', {})
  await expect(desk).toHaveTitle(/^\(5\) · /)
  for (const card of PLAYERS) await give('2001', 'confirmPassata', { member: ids.get(card) })
  await expect(desk).not.toHaveTitle(/^\(/)

  const referee = await (await browser.newContext({ viewport: SIZES.phone })).newPage()
  await referee.goto(`${room.url}/prova/entra`)
  await signIn(referee, '3001')
  await referee.goto(`${room.url}/prova/deputato`)
  await give('2001', 'deal', { out: [] })
  const contenders = [ids.get('1001'), ids.get('1002')]
  const quarrel = { colpo: 1, about: 'Chi aveva aperto?', provision: 'VI.3', contenders }
  await give('2001', 'openDispute', quarrel)
  await give('1001', 'appealDispute', { dispute: 1 })
  await expect(referee).toHaveTitle(/^\(1\) · /)
  const [sent] = await service.messagesTo(fake)
  expect(sent?.message).toEqual({
    reason: 'dispute',
    title: 'A dispute to rule on · prova',
    body: 'A table is waiting for your ruling.',
    path: '/prova/deputato',
  })
  await referee.context().close()
  await context.close()
})

/** The open evening, as the desk knows it. */
async function tonight(): Promise<{ evening: string }> {
  const rows = await room.database
    .sql`select stream_id as evening from stream where status = 'open'`
  return { evening: String(rows[0]?.evening) }
}

const heardBy = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard }).heard)

/** Gives a decrypted message to the page's worker, as the browser does when it arrives. */
async function deliver(context: BrowserContext, page: Page, text: string): Promise<void> {
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>((found) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations
      if (one) found(one.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const origin = new URL(page.url()).origin
  const registrationId = await registered
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: text })
}
