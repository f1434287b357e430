import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../support/bundled'
import { ended } from '../support/heard'

const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
/** The programs of ours among the scripts, with the words that Node gets. */
const PROGRAMS = Object.entries(scripts).flatMap(([name, line]) => {
  const words = /node (.*)$/.exec(line)?.[1]?.split(' ') ?? []
  return words.length > 0 && !line.includes('tests/') ? [{ name, words }] : []
})

function said(words: readonly string[]) {
  const child = spawn(process.execPath, words, {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: undefined, CIRCOLO_DATA: '/nowhere' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return ended(child)
}

describe('every program', () => {
  it.each(PROGRAMS)(
    'npm run $name answers --help with its usage, and a wrong word with one line',
    async ({ words }) => {
      const [help, wrong] = await Promise.all([
        said([...words, '--help']),
        said([...words, '--colour', 'red']),
      ])
      expect(help).toMatchObject({ code: 0, err: '' })
      expect(help.out).toMatch(/usage: (DATABASE_URL=\S+ )?npm (run|start)/)
      expect(wrong).toMatchObject({ code: 1, out: '' })
      expect(wrong.err.trim().split('\n')).toEqual([expect.stringContaining('usage: ')])
      expect(wrong.err).not.toMatch(/^\s+at /m)
    },
  )
})
