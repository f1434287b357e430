import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { chosenSecret } from '@/server/installation/secret'
import { bareDatabase } from '../support/database'
import { aFolder, type Run, startCircolo } from './circolo'

const running: Run[] = []
const undo: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const { child } of running) child.kill('SIGINT')
  await Promise.all(running.splice(0).map(({ ended }) => ended))
  for (const step of undo.splice(0)) await step()
})

function start(env: Record<string, string>, folder = aFolder()): Run {
  const run = startCircolo(folder, env)
  running.push(run)
  return run
}

async function emptyDatabase(): Promise<string> {
  const { url, drop } = await bareDatabase()
  undo.push(drop)
  return url
}

async function complaint(run: Run): Promise<string> {
  const { code, err } = await run.ended
  expect(code).toBe(1)
  expect(err.trim().split('\n')).toHaveLength(1)
  return err
}

describe('the installation’s secret', () => {
  it('is refused in one line when it is empty', async () => {
    expect(await complaint(start({ CIRCOLO_SECRET: ' ' }))).toContain('CIRCOLO_SECRET è vuoto')
  })

  it('is made anew where a full disk left its file empty', () => {
    const folder = aFolder()
    mkdirSync(folder)
    writeFileSync(path.join(folder, 'secret'), '')
    const secret = chosenSecret(folder, undefined)
    expect(secret.length).toBeGreaterThan(40)
    expect(chosenSecret(folder, undefined)).toBe(secret)
    rmSync(path.dirname(folder), { recursive: true })
  })

  it('is refused in one line when the data was kept with another, and the right one starts again', async () => {
    const DATABASE_URL = await emptyDatabase()
    const first = start({ DATABASE_URL, CIRCOLO_SECRET: 'quello di prima' })
    await first.ready
    first.child.kill('SIGINT')
    await first.ended
    const other = start({ DATABASE_URL, CIRCOLO_SECRET: 'un altro' })
    expect(await complaint(other)).toContain('Il segreto non è quello di questi dati')
    await start({ DATABASE_URL, CIRCOLO_SECRET: 'quello di prima' }).ready
  })
})

describe('two first starts on one empty database', () => {
  it('both succeed: the second waits for the first, and there is one demo club', async () => {
    const env = { DATABASE_URL: await emptyDatabase(), CIRCOLO_SECRET: 'lo stesso' }
    const addresses = await Promise.all([start(env).ready, start(env).ready])
    for (const address of addresses) expect(address).toMatch(/^http:/)
  })
})
