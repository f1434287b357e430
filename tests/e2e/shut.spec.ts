import http from 'node:http'
import { expect, test } from '@playwright/test'
import { PASSWORD } from '@/tests/support/clubs'
import { head, Wire } from '@/tests/support/wire'
import { Office } from './desk/office'
import { Room } from './support/room'
import { picture, screen, signIn } from './support/screens'

let room: Room

test.beforeAll(async () => {
  room = await Room.open('prova')
  await room.member('1001')
})
test.afterAll(() => room.close())

test('the connection of an upgrade is closed, also after Next has served a page', async () => {
  expect((await fetch(`${room.url}/prova`)).status).toBe(200)
  const asked = head('GET /_next/webpack-hmr HTTP/1.1', 'Connection: Upgrade', 'Upgrade: websocket')
  const wire = await Wire.open(room.url, `${asked}\r\n\r\n`)
  await wire.ended
  expect(wire.heard).toBe('')
})

test('the server scales no image', async () => {
  const asked = `${room.url}/_next/image?url=%2Ficon.svg&w=64&q=75`
  expect((await fetch(asked)).status).toBe(404)
})

test('a form of a sign-in reaches the pages whole, with or without its length declared', async () => {
  for (const told of [true, false]) {
    const { csrfToken, cookie } = await csrf()
    const fields = { slug: 'prova', card: '1001', password: PASSWORD, csrfToken, json: 'true' }
    const form = new URLSearchParams(fields).toString()
    const answer = await fetch(`${room.url}/api/auth/callback/members`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
      body: told ? form : new Blob([form]).stream(),
      duplex: 'half',
    } as RequestInit)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('set-cookie')).toContain('circolo.session=')
  }
})

test('signing out leads back into the house, whatever host and address the request names', async () => {
  const { port } = new URL(room.url)
  for (const callbackUrl of [
    '/prova',
    '//evil.example/x',
    '/\\evil.example/x',
    'http://evil.example/',
  ]) {
    const { csrfToken, cookie } = await csrf()
    const form = new URLSearchParams({ csrfToken, callbackUrl }).toString()
    const answer = await new Promise<http.IncomingMessage>((answered, failed) => {
      const headers = {
        'content-type': 'application/x-www-form-urlencoded',
        ...{ cookie, host: 'elsewhere.example', 'content-length': form.length },
      }
      const options = { port, method: 'POST', path: '/api/auth/signout', headers }
      http.request(options, answered).on('error', failed).end(form)
    })
    answer.resume()
    expect(answer.statusCode).toBe(302)
    expect(answer.headers.location).toMatch(/^\/(?![/\\])/)
  }
})

async function csrf(): Promise<{ csrfToken: string; cookie: string }> {
  const answer = await fetch(`${room.url}/api/auth/csrf`)
  const { csrfToken } = (await answer.json()) as { csrfToken: string }
  const cookie = answer.headers.getSetCookie().map((one) => one.split(';', 1)[0])
  return { csrfToken, cookie: cookie.join('; ') }
}

test('a page that outlived its version offers to load itself again, and does so only when it is told to', async ({
  browser,
}) => {
  const page = await screen(browser, 'phone', `${room.url}/prova/entra`)
  await signIn(page, '1001')
  const offer = page.getByText('C’è una nuova versione.')
  const line = page.waitForResponse(/\/live\/prova\/member/)
  await page.goto(`${room.url}/prova`)
  await line
  await expect(offer).toBeHidden()

  const body = 'event: build\ndata: "another"\n\n'
  await page.route('**/live/**', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body }),
  )
  await page.reload()
  await expect(offer).toBeVisible()
  await picture(page, 'new-version')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('button', { name: 'Più tardi' }).click()
  await expect(offer).toBeHidden()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)

  await page.reload()
  await expect(offer).toBeVisible()
  await page.unroute('**/live/**')
  const again = page.waitForResponse(/\/live\/prova\/member/)
  await page.getByRole('button', { name: 'Ricarica' }).click()
  await again
  await expect(offer).toBeHidden()
  await page.close()
})

test('put off, a new version is offered again while a part is awaited that the server no longer has', async ({
  browser,
}) => {
  const office = await Office.open(browser)
  const { desk } = office
  await office.openEvening()
  await desk.route(office.at('/segreteria'), async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(/(\\?"build\\?":\\?")[^"\\]+/g, '$1earlier')
    await route.fulfill({ response, body })
  })
  await desk.reload()
  await desk.getByRole('button', { name: /Aperta: nessuna firma/ }).click()
  const sign = desk.getByRole('button', { name: 'Firma qui' })
  await expect(sign).toBeVisible()
  const offer = desk.getByText('C’è una nuova versione.')
  await desk.getByRole('button', { name: 'Più tardi' }).click()
  await expect(offer).toBeHidden()
  await desk.route('**/_next/static/**', (route) => route.fulfill({ status: 404 }))
  await sign.click()
  await expect(offer).toBeVisible()
  await office.close()
})
