import { copyFileSync, mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { get, request } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connect } from 'node:tls'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { chosenPair, expiryWarning, readPair, watchPair } from '@/server/starting/certificate'
import { House } from '../support/house'

const FIXTURES = path.resolve(import.meta.dirname, '../fixtures/tls')
const fixture = (name: string) => path.join(FIXTURES, `${name}.pem`)
const pairOf = (name: string) => ({ cert: fixture(`${name}.cert`), key: fixture(`${name}.key`) })

describe('the certificate and its key', () => {
  it('are optional, but only together', () => {
    expect(chosenPair({ NODE_ENV: 'test' })).toBeNull()
    const only = (name: string) => () => chosenPair({ NODE_ENV: 'test', [name]: '/x' })
    expect(only('CIRCOLO_TLS_CERT')).toThrow(/manca CIRCOLO_TLS_KEY.*is missing/)
    expect(only('CIRCOLO_TLS_KEY')).toThrow(/manca CIRCOLO_TLS_CERT.*is missing/)
  })

  it.each([
    [
      'a file that is not there',
      { ...pairOf('one'), cert: '/nowhere/cert.pem' },
      /CIRCOLO_TLS_CERT: .*ENOENT/,
    ],
    [
      'a key that is no key',
      { ...pairOf('one'), key: fixture('one.cert') },
      /CIRCOLO_TLS_KEY: .*PEM/,
    ],
    [
      'a certificate that is none',
      { ...pairOf('one'), cert: fixture('one.key') },
      /CIRCOLO_TLS_CERT: .*PEM/,
    ],
    [
      'the key of another certificate',
      { ...pairOf('one'), key: fixture('two.key') },
      /non è quella del certificato/,
    ],
  ])('are refused in one line: %s', (_, files, line) => {
    expect(() => readPair(files)).toThrow(line)
    try {
      readPair(files)
    } catch (error) {
      expect(String(error)).not.toContain('\n')
    }
  })

  it('are told once they have expired, since phones then refuse them', () => {
    const pair = readPair(pairOf('one'))
    expect(expiryWarning(pair, Date.parse('2030-01-01'))).toBeNull()
    expect(expiryWarning(pair, Date.parse('2200-01-01'))).toContain('scaduto')
  })
})

describe('https without a proxy', () => {
  let house: House
  beforeAll(async () => {
    house = await House.open(undefined, undefined, { pair: pairOf('one') })
  })
  afterAll(() => house.close())
  afterEach(() => void vi.unstubAllEnvs())

  const asked = (pathname: string) =>
    new Promise<{ status: number; headers: Record<string, unknown> }>((answered, failed) => {
      get(`${house.url}${pathname}`, { rejectUnauthorized: false }, (res) => {
        res.resume()
        answered({ status: res.statusCode ?? 0, headers: res.headers })
      }).on('error', failed)
    })

  it('is https for the pages: the headers for it are sent, and HSTS only by choice', async () => {
    const plain = await asked('/sw.js')
    expect(plain.status).toBe(200)
    expect(plain.headers).toMatchObject({ 'cross-origin-opener-policy': 'same-origin' })
    expect(plain.headers['strict-transport-security']).toBeUndefined()
    vi.stubEnv('CIRCOLO_HSTS', '1')
    expect((await asked('/sw.js')).headers['strict-transport-security']).toBe('max-age=86400')
  })

  it('a page of the same address may change something, one of its plain address may not', async () => {
    const statusFrom = (origin: string) =>
      new Promise<number>((answered, failed) => {
        const headers = { origin, 'content-type': 'application/json' }
        const options = { method: 'POST', headers, rejectUnauthorized: false }
        const req = request(`${house.url}/api/trpc/auth.signOutEverywhere`, options, (res) => {
          res.resume()
          answered(res.statusCode ?? 0)
        })
        req.on('error', failed)
        req.end('{}')
      })
    expect(await statusFrom(house.url)).toBe(401)
    expect(await statusFrom(house.url.replace('https', 'http'))).toBe(403)
  })

  it('a plain request to that port gets no answer, and hurts nobody', async () => {
    await expect(fetch(house.url.replace('https', 'http'))).rejects.toThrow()
    expect((await asked('/sw.js')).status).toBe(200)
  })
})

describe('a renewed certificate', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'circolo-tls-'))
  const files = { cert: path.join(folder, 'cert.pem'), key: path.join(folder, 'key.pem') }
  const put = (from: string, ...which: ('cert' | 'key')[]) => {
    for (const one of which) {
      copyFileSync(pairOf(from)[one], files[one])
      // A second write within the clock's precision would look like the same file.
      utimesSync(files[one], new Date(), new Date(Date.now() + Math.random() * 1e6))
    }
  }
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('is used once both files are there; until then the earlier one stays', async () => {
    put('one', 'cert', 'key')
    const seen: string[] = []
    const stop = watchPair(files, ({ cert }) => seen.push(cert), 20)
    put('two', 'cert')
    await new Promise((over) => setTimeout(over, 120))
    expect(seen).toEqual([])
    put('two', 'key')
    await expect.poll(() => seen).toEqual([readPair(files).cert])
    stop()
  })

  it('is shown to new connections by a server that goes on running', async () => {
    const { guardedServer } = await import('@/server/http/connections')
    const { server, renew } = guardedServer({ upgrades: false, pair: readPair(pairOf('one')) })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const { port } = server.address() as { port: number }
    const shown = () =>
      new Promise<string>((answered, failed) => {
        const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false }, () => {
          answered(socket.getPeerCertificate().serialNumber)
          socket.end()
        })
        socket.on('error', failed)
      })
    const before = await shown()
    renew(readPair(pairOf('two')))
    expect(await shown()).not.toBe(before)
    await new Promise((done) => server.close(done))
  })
})
