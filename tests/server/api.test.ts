import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { House } from '../support/house'

let house: House
let clubId: string
let desk: { id: string; cookie: string }
let socio: { id: string; cookie: string }
let evening: string
beforeAll(async () => {
  house = await House.open()
  clubId = await house.club('alfa')
  desk = await house.member(clubId, 'alfa', '1', ['socio', 'segretario'])
  socio = await house.member(clubId, 'alfa', '2')
  const opened = await house.mutate(
    'evenings.open',
    { game: 'poker', title: 'Venerdì', day: '2026-11-20' },
    desk.cookie,
  )
  evening = (opened.data as { evening: string }).evening
})
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

  it('refuses a body that is too large', async () => {
    const answer = await house.mutate(
      'poker.openList',
      openList({ why: 'x'.repeat(100_000) }),
      desk.cookie,
    )
    expect(answer).toMatchObject({ status: 413, error: { code: 'too-large' } })
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

  it('sets the headers that make browsers strict', async () => {
    const { headers } = await fetch(`${house.url}/alfa`)
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-[^']+'/)
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})
