import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { release } from '../../generate/release'
import { freshDatabase } from '../support/database'

const parent = mkdtempSync(path.join(tmpdir(), 'circolo-release-'))
const folder = path.join(parent, 'circolo')
await release(folder, 'linked')
afterAll(() => rmSync(parent, { recursive: true, force: true }))

/** Starts a program of the release, and returns its output up to these words, or all of it. */
async function run(words: readonly string[], until: RegExp, env: Record<string, string>) {
  const launch = ['--preserve-symlinks', 'server/starting/launch.mjs', ...words]
  const child = spawn(process.execPath, launch, { cwd: folder, env: { ...process.env, ...env } })
  let said = ''
  const ended = new Promise<void>((done) => child.on('close', () => done()))
  await new Promise<void>((done) => {
    const hear = (text: Buffer) => {
      said += text
      if (until.test(said)) done()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void ended.then(done)
  })
  return { said, child, ended }
}

it('a release without sources serves its pages and runs the other programs', async () => {
  expect(existsSync(path.join(folder, 'server/starting/start.ts'))).toBe(false)
  const database = await freshDatabase()
  const env = { DATABASE_URL: database.url, CIRCOLO_DATA: path.join(parent, 'data'), PORT: '0' }
  const { said, child, ended } = await run(['start'], /Ctrl-C/, env)
  const [address = said] = /http:\/\/localhost:\d+/.exec(said) ?? []
  const page = await fetch(`${address}/demo/entra`)
  expect(page.status).toBe(200)
  const html = await page.text()
  const [script = ''] = /\/_next\/static\/[^"]+\.js/.exec(html) ?? []
  expect((await fetch(`${address}${script}`)).status).toBe(200)
  child.kill('SIGTERM')
  await ended
  for (const program of ['verify', 'export']) {
    const ran = await run([program], /never printed/, env)
    await ran.ended
    expect({ program, code: ran.child.exitCode }).toEqual({ program, code: 0 })
  }
  await database.drop()
})
