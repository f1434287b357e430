import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { House } from '../support/house'
import { aView, Line } from '../support/sse'

const house = await House.open(undefined, undefined, { metrics: { host: '127.0.0.1', port: 0 } })
const clubId = await house.club('alfa')
const desk = await house.member(clubId, 'alfa', '1', ['socio', 'segretario'])
const socio = await house.member(clubId, 'alfa', '2')
const evening = await house.evening('poker', desk)
afterAll(() => house.close())

const settings = { uscita: 1, passata: 100 }
const openList = (more: object = {}) => ({
  evening,
  id: randomUUID(),
  title: 'Uscita 1',
  settings,
  ...more,
})

describe('the API', () => {
  it('returns no identity to a visitor who is not signed in', async () => {
    expect(await house.query('auth.me')).toMatchObject({ status: 200, data: null })
  })

  it('returns the person signed in, and their club', async () => {
    expect((await house.query('auth.me', undefined, socio.cookie)).data).toMatchObject({
      club: { slug: 'alfa', unit: null, timeZone: 'Europe/Rome' },
      member: { id: socio.id, card: '2', roles: ['socio'] },
      device: null,
      mustChangePassword: false,
    })
  })

  it('answers an accepted command with the version, and a repeated one with the same', async () => {
    const command = openList()
    const first = await house.mutate('poker.openList', command, desk.cookie)
    expect(first).toMatchObject({ status: 200, data: { version: 2 } })
    expect(await house.mutate('poker.openList', command, desk.cookie)).toEqual(first)
  })

  it('answers a refused command with 422 and why', async () => {
    const sign = {
      evening,
      id: randomUUID(),
      list: 'L99',
      strokes: [
        [
          [0, 0, 0],
          [90, 40, 10],
        ],
      ],
    }
    expect(await house.mutate('poker.sign', sign, socio.cookie)).toMatchObject({
      status: 422,
      error: { code: 'refused', refusal: { provision: null, code: 'no-such-list', parts: {} } },
    })
  })

  it('names the field that a schema does not accept', async () => {
    const answer = await house.mutate(
      'poker.openList',
      openList({ settings: { uscita: 'x' } }),
      desk.cookie,
    )
    expect(answer).toMatchObject({
      status: 400,
      error: { code: 'invalid', say: { field: 'settings.uscita' } },
    })
  })

  it('refuses a body that is not JSON', async () => {
    const response = await fetch(`${house.url}/api/trpc/poker.openList`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: desk.cookie },
      body: '{',
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { data: { code: 'invalid' } } })
  })

  it('refuses a body that does not say it is JSON', async () => {
    const response = await fetch(`${house.url}/api/trpc/poker.openList`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', cookie: desk.cookie },
      body: JSON.stringify(openList()),
    })
    expect(response.status).toBe(415)
    expect(await response.json()).toMatchObject({ error: { data: { code: 'invalid' } } })
  })

  it('refuses a body that is too large', async () => {
    const answer = await house.mutate(
      'poker.openList',
      openList({ why: 'x'.repeat(100_000) }),
      desk.cookie,
    )
    expect(answer).toMatchObject({ status: 413, error: { code: 'too-large' } })
  })

  it('refuses a request of more procedures than a page asks for, in a sentence', async () => {
    const batch = (n: number, comma: string) =>
      fetch(`${house.url}/api/trpc/${Array(n).fill('auth.me').join(comma)}?batch=1`)
    for (const comma of [',', '%2C', '%2c']) {
      expect((await batch(30, comma)).status).toBe(200)
      const refused = await batch(31, comma)
      expect(refused.status, comma).toBe(413)
      expect(await refused.text()).toContain('trenta')
    }
  })

  it('does not find an evening of another club', async () => {
    const other = await house.club('bravo')
    const secretary = await house.member(other, 'bravo', '1', ['segretario'])
    expect(await house.mutate('poker.openList', openList(), secretary.cookie)).toMatchObject({
      status: 404,
      error: { code: 'no-such-evening' },
    })
    expect((await house.query('evenings.list', undefined, secretary.cookie)).data).toEqual([])
    expect((await house.query('evenings.tonight', undefined, secretary.cookie)).data).toEqual([])
  })

  it('opens one evening at a time', async () => {
    const again = { game: 'poker', title: 'Altra', day: '2026-11-21' }
    expect(await house.mutate('evenings.open', again, desk.cookie)).toMatchObject({
      status: 409,
      error: {
        code: 'evening-already-open',
        say: { title: 'Venerdì', day: '2026-11-20' },
      },
    })
  })

  it('refuses requests from pages of other sites', async () => {
    const response = await fetch(`${house.url}/api/trpc/poker.openList`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: desk.cookie,
        origin: 'http://elsewhere.example',
      },
      body: JSON.stringify(openList()),
    })
    expect(response.status).toBe(403)
  })

  it.each(['%', '[]', '["",{"children":[]}]', '{'])(
    'refuses a state of the pages’ router that Next would answer with 500: %s',
    async (state) => {
      const headers = { rsc: '1', 'next-router-state-tree': state }
      expect((await fetch(`${house.url}/alfa`, { headers })).status).toBe(400)
    },
  )

  it('lets a state of the pages’ router pass that Next can read', async () => {
    const state = encodeURIComponent(JSON.stringify(['', { children: ['alfa', {}] }]))
    const headers = { rsc: '1', 'next-router-state-tree': state }
    // This house serves no pages.
    expect((await fetch(`${house.url}/alfa`, { headers })).status).toBe(404)
  })

  it('sets the headers that make browsers strict', async () => {
    const { headers } = await fetch(`${house.url}/alfa`)
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-[^']+'/)
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('content-security-policy')).toContain("base-uri 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('tells browsers and proxies to keep no answer', async () => {
    const asked = `${house.url}/api/trpc/auth.me`
    const answers = await Promise.all([
      fetch(asked),
      fetch(asked, { method: 'HEAD' }),
      fetch(`${asked}${',auth.me'.repeat(30)}?batch=1`),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 204, 413])
    for (const { headers } of answers)
      expect(headers.get('cache-control')).toBe('private, no-store')
  })
})

describe('a machine that watches the server', () => {
  const asked = async (url: string, init?: RequestInit) => {
    const response = await fetch(url, init)
    return [response.status, await response.text()]
  }

  it('learns in one word that it answers, and that it can take commands', async () => {
    for (const path of ['/healthz', '/readyz']) {
      expect(await asked(house.url + path)).toEqual([200, 'ok\n'])
      expect(await asked(house.metricsUrl + path)).toEqual([200, 'ok\n'])
      expect((await asked(house.url + path, { method: 'POST' }))[0]).toBe(405)
      expect((await asked(`${house.url}${path}x`))[0]).toBe(404)
    }
  })

  it('reads commands, refusals by code, appends, views and screens, on a port of their own', async () => {
    const line = await Line.open(`${house.url}/live/alfa/board`)
    await line.next(aView)
    expect(
      (
        await house.mutate(
          'poker.openList',
          openList({ title: 'Uscita 2', settings: { uscita: 2, passata: 100 } }),
          desk.cookie,
        )
      ).status,
    ).toBe(200)
    await line.next(aView)
    const sign = {
      evening,
      id: randomUUID(),
      list: 'L99',
      strokes: [
        [
          [0, 0, 0],
          [9, 4, 1],
        ],
      ],
    }
    await house.mutate('poker.sign', sign, socio.cookie)
    const [, text] = await asked(`${house.metricsUrl}/metrics`)
    line.close()
    for (const expected of [
      /^circolo_commands_total\{game="poker",outcome="accepted"\} [1-9]/m,
      /^circolo_commands_total\{game="poker",outcome="refused"\} [1-9]/m,
      /^circolo_refusals_total\{game="poker",code="no-such-list"\} [1-9]/m,
      /^circolo_errors_total\{code="refused"\} [1-9]/m,
      /^circolo_append_seconds_count\{game="poker"\} [1-9]/m,
      /^circolo_append_commands_bucket\{le="1",game="poker"\} [1-9]/m,
      /^circolo_view_seconds_count\{game="poker"\} [1-9]/m,
      /^circolo_screens\{audience="board"\} 1$/m,
      /^circolo_requests_total\{door="\/api\/trpc\/",status="200"\} [1-9]/m,
      /^circolo_streams 1$/m,
      /^circolo_backup_failed 0$/m,
      /^process_resident_memory_bytes [1-9]/m,
    ])
      expect(text).toMatch(expected)
    expect((await asked(`${house.url}/metrics`))[0]).toBe(404)
    expect((await asked(`${house.metricsUrl}/alfa`))[0]).toBe(404)
  })
})
