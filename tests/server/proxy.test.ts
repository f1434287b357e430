import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { House } from '../support/house'
import { proxyTo } from '../support/proxy'
import { aView, Line } from '../support/sse'

const PUBLIC = 'https://sala.example.org'

const house = await House.open()
const clubId = await house.club('alfa')
const cookie = (await house.member(clubId, 'alfa', '1')).cookie
// The proxy writes its own name for the machine behind it.
const proxy = await proxyTo(house.url, { host: 'circolo.internal:3000' })
afterAll(async () => {
  await proxy.close()
  await house.close()
})
beforeEach(() => void vi.stubEnv('TRUST_PROXY', '1'))
afterEach(() => void vi.unstubAllEnvs())

async function statusFrom(origin: string): Promise<number> {
  const answer = await fetch(`${proxy.url}/api/trpc/auth.setPreferences`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, origin },
    body: JSON.stringify({ alias: 'Volpe' }),
  })
  return answer.status
}

describe('behind a proxy that writes another Host', () => {
  it('the club’s own pages are foreign until CIRCOLO_ADDRESS names them, and others remain so', async () => {
    expect(await statusFrom(PUBLIC)).toBe(403)
    vi.stubEnv('CIRCOLO_ADDRESS', `${PUBLIC}/`)
    expect(await statusFrom(PUBLIC)).toBe(200)
    for (const origin of ['https://example.org', 'http://sala.example.org', `${PUBLIC}:8443`]) {
      expect(await statusFrom(origin)).toBe(403)
    }
  })

  it('a live line arrives as it was sent', async () => {
    const line = await Line.open(`${proxy.url}/live/alfa/board`)
    expect(line.response.headers['x-accel-buffering']).toBe('no')
    await line.next(aView)
    line.close()
  })
})

describe('HSTS', () => {
  const hsts = async (url: string) => (await fetch(url)).headers.get('strict-transport-security')

  it('is never sent unless it is switched on: a club may have to go back to http', async () => {
    expect(await hsts(proxy.url)).toBeNull()
  })

  it('applies to browsers for a day, and only to those that came by https', async () => {
    vi.stubEnv('CIRCOLO_HSTS', '1')
    expect(await hsts(proxy.url)).toBe('max-age=86400')
    expect(await hsts(house.url)).toBeNull()
  })

  it('applies for the given seconds, and 0 ends it', async () => {
    for (const seconds of ['31536000', '0']) {
      vi.stubEnv('CIRCOLO_HSTS', seconds)
      expect(await hsts(proxy.url)).toBe(`max-age=${seconds}`)
    }
  })

  it('applies for a year, and to every name below, when it is full', async () => {
    vi.stubEnv('CIRCOLO_HSTS', 'full')
    expect(await hsts(proxy.url)).toBe('max-age=31536000; includeSubDomains')
    expect(await hsts(house.url)).toBeNull()
  })
})
