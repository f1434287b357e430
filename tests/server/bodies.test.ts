import { afterAll, describe, expect, it } from 'vitest'
import { House } from '../support/house'
import { head, Wire } from '../support/wire'

const KB = 1024
const LIMIT = 16 * KB

const house = await House.open()
await house.club('alfa')
afterAll(() => house.close())

const CHUNKED = 'Transfer-Encoding: chunked'
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`

/** The first line of the answer to a request whose body does not end. */
async function endless(request: string, ...headers: string[]): Promise<string> {
  const wire = await Wire.open(house.url, `${head(request, ...headers)}\r\n\r\n`)
  const sending = setInterval(() => wire.socket.write(chunk('x'.repeat(KB))), 1)
  await wire.ended
  clearInterval(sending)
  return wire.heard.split('\r\n', 1)[0] ?? ''
}

describe('a body without an end is cut off at the limit', () => {
  it.each([
    'POST /api/auth/callback/members HTTP/1.1',
    'POST /api/auth/signout HTTP/1.1',
    'POST /alfa HTTP/1.1',
    'PUT /alfa/entra HTTP/1.1',
    'GET / HTTP/1.1',
    'POST /live/alfa/board HTTP/1.1',
    'GET /print/alfa/tableau HTTP/1.1',
  ])('%s', async (request) => {
    expect(await endless(request, CHUNKED)).toBe('HTTP/1.1 413 Payload Too Large')
  })
})

it.each([
  ['/api/auth/callback/members', LIMIT + 1],
  ['/api/trpc/poker.openList', 96 * KB + 1],
])('a body with too large an announced length is refused at once: %s', async (path, bytes) => {
  const fields = ['Content-Type: application/json', `Content-Length: ${bytes}`]
  const wire = await Wire.open(house.url, `${head(`POST ${path} HTTP/1.1`, ...fields)}\r\n\r\n`)
  await wire.ended
  expect(wire.heard).toMatch(/^HTTP\/1\.1 413 /)
})

it('a body of exactly the limit is accepted', async () => {
  const init = { method: 'POST', body: 'x'.repeat(LIMIT) }
  // This server has no pages, so a request for one gets 404.
  expect((await fetch(`${house.url}/api/auth/signout`, init)).status).toBe(404)
})

it('pages can only be read', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    expect((await fetch(`${house.url}/alfa`, { method })).status).toBe(405)
  }
})

it('the rest of a request refused for its origin is not read', async () => {
  const foreign = 'Origin: https://example.org'
  const refused = await endless('POST /api/trpc/auth.me HTTP/1.1', CHUNKED, foreign)
  expect(refused).toBe('HTTP/1.1 403 Forbidden')
})
