import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import compile from 'icu-minify/compile'
import { expect, it } from 'vitest'
import { AUDITED } from '@/db/queries/audit'
import { STATUS } from '@/server/common/errors'
import { allSources, ROOT } from './sources'
import { keysUnder, namingIn } from './texts'

const areasOf = (locale: string) => readdirSync(path.join(ROOT, 'messages', locale)).sort()

const keysOf = (locale: string, area: string) =>
  keysUnder(JSON.parse(readFileSync(path.join(ROOT, 'messages', locale, area), 'utf8')))

it('Italian and English have the same areas', () => {
  expect(areasOf('en')).toEqual(areasOf('it'))
})

it.each(areasOf('it'))('%s has a text under the same keys in both', (area) => {
  const italian = keysOf('it', area)
  expect(italian).not.toEqual([])
  expect(keysOf('en', area).sort()).toEqual(italian.sort())
})

/** A sentence as the build takes it apart. */
type Part = string | number | readonly [string] | readonly [string, number, Branches?]
type Branches = Record<string, string | readonly Part[]>

const canBeEmpty = (sentence: string | readonly Part[]): boolean =>
  sentence === '' ||
  (typeof sentence === 'object' &&
    sentence.every((part) => {
      const branches = typeof part === 'object' ? part[2] : undefined
      return branches !== undefined && Object.values(branches).some(canBeEmpty)
    }))

const textsIn = (node: unknown): string[] =>
  typeof node === 'string' ? [node] : Object.values(node ?? {}).flatMap(textsIn)

// The short formatter makes no text of nothing: the screen would show the key in its place.
it.each(['it', 'en'])('no text of %s can come out empty', (locale) => {
  const texts = areasOf(locale).flatMap((area) =>
    textsIn(JSON.parse(readFileSync(path.join(ROOT, 'messages', locale, area), 'utf8'))),
  )
  expect(texts.filter((text) => canBeEmpty(compile(text) as string | Part[]))).toEqual([])
})

/** Codes that come from outside as whole keys: the server's errors, and those that the browser finds by itself. */
const ERRORS = new Set([
  ...Object.keys(STATUS),
  'offline',
  'evening-not-open',
  'pin-not-queued',
  'needs-line',
])

it('every text is used somewhere', () => {
  const isNamed = namingIn(
    allSources().filter(({ file }) => /^(app|components|server)\//.test(file)),
  )
  const unused = areasOf('it').flatMap((file) => {
    const area = path.basename(file, '.json')
    const isUsed = (key: string) => (area === 'errors' ? ERRORS.has(key) : isNamed(area, key))
    return keysOf('it', file)
      .filter((key) => !isUsed(key))
      .map((key) => `${area}: ${key}`)
  })
  expect(unused).toEqual([])
})

it('everything that the audit notes has its sentence', () => {
  const told = keysOf('it', 'admin.json').filter((key) => key.startsWith('did.'))
  expect(told.sort()).toEqual(AUDITED.map((what) => `did.${what}`).sort())
})

it.each([
  ["const t = useT('board'); t('title')", true],
  [`const t = useT('board'); t(\`title\`)`, false],
  ["const t = useT('desk'); t('title')", false],
  ['titled((m) => m.board.title)', true],
  [`const t = useT('board'); t(\`ti\${x}\`)`, false],
])('a text is named: %s', (text, named) => {
  expect(namingIn([{ file: 'components/a.tsx', text }])('board', 'title')).toBe(named)
})

it.each([
  [`const t = useT('board'); t(\`status.\${one}\`)`, true],
  [`const t = useT('board'); t(\`status.\${one}.long\`)`, false],
  ["createTranslator({ messages: messagesFor(locale).board.status }); t('called')", true],
])('a text in a section is named: %s', (text, named) => {
  expect(namingIn([{ file: 'server/a.ts', text }])('board', 'status.called')).toBe(named)
})
