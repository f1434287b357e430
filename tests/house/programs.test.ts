import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ENTRIES } from '@/server/starting/program.mjs'

const ROOT = path.resolve(import.meta.dirname, '../..')

it('every program of ours reads its words in one way, which knows --help and answers a wrong word in one line', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const files = Object.values(scripts).flatMap((line) => {
    const [, launched, file] = /node (?:\S+\/launch\.mjs (\S+)|--import tsx (\S+))/.exec(line) ?? []
    return launched ? (ENTRIES[launched] ?? `no entry for ${launched}`) : (file ?? [])
  })
  const programs = files.filter((file) => !file.startsWith('tests/'))
  expect(programs.length).toBeGreaterThan(12)
  // Two hand their words on to a file that reads them.
  const readers: Record<string, string> = {
    'simulate/start.ts': 'simulate/run.ts',
    'server/starting/club-cli.ts': 'server/starting/club-questions.ts',
  }
  const without = programs
    .map((file) => readers[file] ?? file)
    .filter((file) => !readFileSync(path.join(ROOT, file), 'utf8').includes('readArgv('))
  expect(without).toEqual([])
})
