import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CannotStart } from '@/db/errors'
import { ensureBuilt } from '@/server/starting/build'
import { UNTIL } from '../support/until'

let root: string
let builds: number

/** A builder in place of Next’s, for a small project: it writes the pages, or fails when there is a file `broken`. */
const BUILDER = `
const fs = require('node:fs')
if (fs.existsSync('held')) { console.error('⨯ Another next build process is already running.'); process.exit(1) }
if (fs.existsSync('broken')) { console.error('no such page'); process.exit(1) }
fs.mkdirSync('.next/server', { recursive: true })
fs.writeFileSync('.next/server/page.js', fs.readFileSync('app/page.tsx'))
`

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'circolo-build-'))
  builds = 0
  mkdirSync(path.join(root, 'app'))
  mkdirSync(path.join(root, 'node_modules/next/dist/bin'), { recursive: true })
  write('node_modules/next/dist/bin/next', BUILDER)
  write('app/page.tsx', 'first')
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (file: string, text: string) => writeFileSync(path.join(root, file), text)
const log = () => path.join(root, 'build.log')
const page = () => readFileSync(path.join(root, '.next/server/page.js'), 'utf8')

function build(signal = new AbortController().signal): Promise<void> {
  const begin = () => {
    builds += 1
  }
  return ensureBuilt(root, log(), begin, signal)
}

it('the pages are built once, and again only when their sources change', async () => {
  await build()
  await build()
  expect(builds).toBe(1)
  write('app/page.tsx', 'second')
  await build()
  expect([builds, page()]).toEqual([2, 'second'])
  write('README.md', 'no page is made of this')
  await build()
  expect(builds).toBe(2)
})

it('a build with a missing or cut file is made again', async () => {
  await build()
  rmSync(path.join(root, '.next/server/page.js'))
  await build()
  write('.next/server/page.js', 'fir')
  await build()
  expect([builds, page()]).toEqual([3, 'first'])
})

it('a build that was interrupted is made again', async () => {
  await build()
  write('app/page.tsx', 'second')
  const given = new AbortController()
  const under = build(given.signal)
  given.abort()
  await expect(under).rejects.toThrow()
  write('app/page.tsx', 'first')
  await build()
  expect([builds, page()]).toEqual([3, 'first'])
})

it('a failed build is reported in one line with its log, and tried again next time', async () => {
  write('broken', '')
  const failure = build()
  await expect(failure).rejects.toThrow(CannotStart)
  await expect(failure).rejects.toThrow('build.log')
  expect(readFileSync(path.join(root, 'build.log'), 'utf8')).toContain('no such page')
  rmSync(path.join(root, 'broken'))
  await build()
  expect([builds, page()]).toEqual([2, 'first'])
})

it('while another program builds the pages, as the builder of a start that was killed, the start waits and then builds', async () => {
  write('held', '')
  const waiting = build()
  await vi.waitFor(() => expect(readFileSync(log(), 'utf8')).toContain('already running'), UNTIL)
  rmSync(path.join(root, 'held'))
  await waiting
  expect([builds, page()]).toEqual([1, 'first'])
})

it('pages that another start has built meanwhile are not built again', async () => {
  await build()
  const made = path.join(root, '.next/circolo-build.json')
  const record = readFileSync(made)
  rmSync(made)
  write('held', '')
  const waiting = build()
  await vi.waitFor(() => expect(readFileSync(log(), 'utf8')).toContain('already running'), UNTIL)
  writeFileSync(made, record)
  await waiting
  expect(page()).toBe('first')
})
