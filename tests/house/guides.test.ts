import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createTranslator } from 'use-intl/core'
import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from '@/messages/locale'
import { ROOT } from './sources'
import { textsUnder } from './texts'

const FOLDERS = { it: 'docs/guide', en: 'docs/guide/en' } as const satisfies Record<Locale, string>
const guidesIn = (locale: Locale) =>
  readdirSync(path.join(ROOT, FOLDERS[locale])).filter((file) => file.endsWith('.md'))

const read = (...at: string[]) => readFileSync(path.join(ROOT, ...at), 'utf8')

/** A text as a screen shows it; a plural that needs only a count is shown with one. */
function shown(locale: Locale, text: string): string {
  const count = /^\{(\w+), plural/.exec(text)?.[1]
  if (count === undefined) return text
  const translate = createTranslator({
    locale,
    messages: { text },
    onError: () => {},
    getMessageFallback: () => text,
  })
  return translate('text', { [count]: 1 })
}

const textsOf = (locale: Locale): Set<string> =>
  new Set(
    readdirSync(path.join(ROOT, 'messages', locale))
      .flatMap((file) => textsUnder(JSON.parse(read('messages', locale, file))))
      .map((text) => shown(locale, text)),
  )

/** Words that a guide sets in italics: labels of the screens, but for the words that explain this. */
const EXPLAINED = ['in corsivo', 'in italics']
const labelsOf = (guide: string) =>
  [...guide.matchAll(/(?<!\w)_([^_\n]+)_(?!\w)/g)]
    .map(([, label = '']) => label)
    .filter((label) => !EXPLAINED.includes(label))

describe.each(LOCALES)('guides in %s', (locale) => {
  it('there is one for the member, the secretary, the deputato, the capo partita, the changeur and the inspectors of black jack and of trente et quarante', () => {
    expect(guidesIn(locale)).toHaveLength(7)
  })

  const texts = textsOf(locale)

  it.each(guidesIn(locale))('%s quotes labels as the screens have them', (file) => {
    const labels = labelsOf(read(FOLDERS[locale], file))
    expect(labels.length).toBeGreaterThan(10)
    expect(labels.filter((label) => !texts.has(label))).toEqual([])
  })

  it.each(guidesIn(locale))('%s shows pictures that exist', (file) => {
    const folder = path.join(ROOT, FOLDERS[locale])
    const found = [...read(FOLDERS[locale], file).matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)]
    expect(found.length).toBeGreaterThan(1)
    expect(found.filter(([, one = '']) => !existsSync(path.join(folder, one)))).toEqual([])
  })
})
