import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './sources'

const areasOf = (locale: string) => readdirSync(path.join(ROOT, 'messages', locale)).sort()

/** The keys of a file of messages in order, as `section.key`. */
function keysOf(locale: string, area: string): string[] {
  const keysUnder = (node: unknown): string[] =>
    typeof node === 'object' && node !== null
      ? Object.entries(node).flatMap(([name, child]) =>
          typeof child === 'string' ? [name] : keysUnder(child).map((key) => `${name}.${key}`),
        )
      : []
  return keysUnder(JSON.parse(readFileSync(path.join(ROOT, 'messages', locale, area), 'utf8')))
}

it('Italian and English have the same areas', () => {
  expect(areasOf('en')).toEqual(areasOf('it'))
})

it.each(areasOf('it'))('%s has a text under the same keys in both', (area) => {
  const italian = keysOf('it', area)
  expect(italian).not.toEqual([])
  expect(keysOf('en', area).sort()).toEqual(italian.sort())
})
