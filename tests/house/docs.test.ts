import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { PAGES } from '../../docs/pages'
import { allSources, importsOf, ROOT } from './sources'

it.each(Object.entries(PAGES))('docs/%s is up to date with npm run docs', (file, page) => {
  expect(readFileSync(path.join(ROOT, 'docs', file), 'utf8')).toBe(page())
})

it('docs/verify.py has 150 lines at most, and nothing but Python’s own library', () => {
  const text = readFileSync(path.join(ROOT, 'docs/verify.py'), 'utf8')
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(150)
  expect(text.match(/^(import|from) .*/gm)).toEqual([
    'import hashlib, json, sys',
    'from collections import Counter',
  ])
})

/** A table with longer cells is hard to read. */
const WORDS_IN_CELL = 60

it.each(Object.keys(PAGES).filter((file) => file.endsWith('.md')))(
  'no cell of docs/%s has more than sixty words',
  (file) => {
    const cells = readFileSync(path.join(ROOT, 'docs', file), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .flatMap((line) => line.split(/(?<!\\)\|/))
    expect(cells.length).toBeGreaterThan(10)
    expect(cells.filter((cell) => cell.trim().split(/\s+/).length > WORDS_IN_CELL)).toEqual([])
  },
)

/** Paths used for the person at the screen, and for signing in and out. */
const KNOWN = [
  '@/server/doors/visitor',
  '@/server/doors/auth',
  '@/server/access/browsers',
  '@/server/http/trust',
]

it('a page gets all its data from procedures', () => {
  const asked = allSources()
    .filter(({ file }) => file.startsWith('app/'))
    .flatMap((source) => importsOf(source).map(({ request }) => ({ file: source.file, request })))
    .filter(({ request }) => /^@\/(server|db|rules)\//.test(request) && !KNOWN.includes(request))
  expect(asked).toEqual([])
})
