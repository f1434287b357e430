import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { workerFor } from '@/server/doors/installed/worker'
import { House } from '../support/house'

const ROOT = path.resolve(import.meta.dirname, '../..')

const house = await House.open(undefined, undefined, { build: 'first' })
await house.club('alfa')
afterAll(() => house.close())

const asked = (address: string, init?: RequestInit) => fetch(`${house.url}${address}`, init)

/** Width and height of a PNG, from its first chunk. */
function sizeOf(file: string): string {
  const png = readFileSync(path.join(ROOT, file))
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
}

interface Manifest {
  id: string
  name: string
  description: string
  lang: string
  start_url: string
  scope: string
  display: string
  icons: { src: string; sizes: string; purpose: string }[]
}

describe('the manifest', () => {
  it('is each club’s own, in both languages', async () => {
    const italian = await asked('/app.webmanifest?circolo=alfa&lingua=it')
    expect(italian.headers.get('content-type')).toContain('application/manifest+json')
    const manifest = (await italian.json()) as Manifest
    expect(manifest).toMatchObject({ id: '/alfa', name: 'Circolo alfa', lang: 'it' })
    expect(manifest).toMatchObject({ start_url: '/alfa', scope: '/alfa', display: 'standalone' })
    const english = (await (
      await asked('/app.webmanifest?circolo=alfa&lingua=en')
    ).json()) as Manifest
    expect(english.description).not.toBe(manifest.description)
    expect((await asked('/app.webmanifest?circolo=nessuno')).status).toBe(404)
  })

  it('names icons that are there in the size it says, also ones that a phone may cut', async () => {
    const manifest = (await (await asked('/app.webmanifest?circolo=alfa')).json()) as Manifest
    for (const { src, sizes } of manifest.icons) expect(sizeOf(`public${src}`)).toBe(sizes)
    const purposes = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)
    expect(purposes).toContain('192x192 any')
    expect(purposes).toContain('512x512 maskable')
    expect(sizeOf('app/apple-icon.png')).toBe('180x180')
  })
})

describe('the service worker', () => {
  it('is never cached, is another one in another language, and keeps to its own house', async () => {
    const italian = await asked('/sw.js?lingua=it')
    expect(italian.headers.get('content-type')).toContain('text/javascript')
    expect(italian.headers.get('cache-control')).toBe('no-cache')
    expect(italian.headers.get('content-security-policy')).toBe("default-src 'self'")
    const text = await italian.text()
    expect(text).toContain('/offline.html?lingua=it')
    expect(await (await asked('/sw.js?lingua=en')).text()).not.toBe(text)
    expect((await asked('/sw.js', { method: 'POST' })).status).toBe(405)
  })
})

describe('a new version', () => {
  it('makes another worker, which replaces what the earlier one kept', async () => {
    const earlier = await (await asked('/sw.js?lingua=it')).text()
    expect(earlier).toBe(workerFor('it', 'first'))
    expect(earlier).not.toBe(workerFor('it', 'second'))
  })

  it('is told to each line before anything else, so that a page of an earlier one notices', async () => {
    const line = await asked('/live/alfa/board')
    const reader = line.body?.pipeThrough(new TextDecoderStream()).getReader()
    const { value } = (await reader?.read()) ?? {}
    expect(value).toMatch(/^event: build\ndata: "first"\n\n/)
    await reader?.cancel()
  })
})

describe('the offline page', () => {
  it('needs nothing else: no script, no picture, no font, and it tries again by itself', async () => {
    const page = await asked('/offline.html?lingua=it')
    const text = await page.text()
    expect(text).toContain('Senza rete')
    expect(text).toContain('http-equiv="refresh"')
    expect(text).not.toMatch(/<script|src=|url\(|<link/)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await (await asked('/offline.html?lingua=en')).text()).toContain('No network')
  })
})
