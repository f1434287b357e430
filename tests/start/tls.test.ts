import { rmSync } from 'node:fs'
import { get } from 'node:https'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { aFolder, type Run, startCircolo } from './circolo'

const TLS = path.resolve(import.meta.dirname, '../fixtures/tls')
const pem = (name: string) => path.join(TLS, `${name}.pem`)

let folder: string
let run: Run | undefined
beforeEach(() => {
  folder = aFolder()
})
afterEach(async () => {
  run?.child.kill('SIGTERM')
  await run?.ended
  rmSync(path.dirname(folder), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
})

it.each([
  ['a missing key', { CIRCOLO_TLS_CERT: pem('one.cert') }, 'manca CIRCOLO_TLS_KEY'],
  [
    'the key of another certificate',
    { CIRCOLO_TLS_CERT: pem('one.cert'), CIRCOLO_TLS_KEY: pem('two.key') },
    'non è quella del certificato',
  ],
])('%s stops the start with one line, before anything is made', async (_, env, line) => {
  run = startCircolo(folder, env)
  const { code, err } = await run.ended
  expect(code).toBe(1)
  expect(err.trim().split('\n')).toHaveLength(1)
  expect(err).toContain(line)
})

it('with both files the banner and the server say https', async () => {
  run = startCircolo(folder, { CIRCOLO_TLS_CERT: pem('one.cert'), CIRCOLO_TLS_KEY: pem('one.key') })
  const address = await run.ready
  expect(address).toMatch(/^https:/)
  const status = await new Promise<number>((answered, failed) => {
    get(`${address}/sw.js`, { rejectUnauthorized: false }, (res) => {
      res.resume()
      answered(res.statusCode ?? 0)
    }).on('error', failed)
  })
  expect(status).toBe(200)
})
