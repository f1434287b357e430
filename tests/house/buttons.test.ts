import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from './sources'
import { textsUnder } from './texts'

const LOCALES = ['it', 'en'] as const
type Locale = (typeof LOCALES)[number]

interface Act {
  act: string
  words: Record<Locale, readonly string[]>
  never: Record<Locale, readonly string[]>
}

/** The rows of the glossary's table of buttons and tabs. */
function actsOf(glossary: string): Act[] {
  const [, section = ''] = glossary.split('## Buttons and tabs')
  const [table = ''] = section.split('\n## ')
  const rows = table.split('\n').filter((line) => line.startsWith('| '))
  const listed = (cell = '') => cell.split(', ').map((word) => word.trim())
  return rows.slice(2).map((row) => {
    const [act = '', it, en, notIt, notEn] = row
      .slice(2, -1)
      .split('|')
      .map((cell) => cell.trim())
    const never = { it: listed(notIt), en: listed(notEn) }
    return { act, words: { it: listed(it), en: listed(en) }, never }
  })
}

const textsIn = (locale: Locale): string[] =>
  readdirSync(path.join(ROOT, 'messages', locale)).flatMap((file) =>
    textsUnder(JSON.parse(readFileSync(path.join(ROOT, 'messages', locale, file), 'utf8'))),
  )

const TEXTS = { it: textsIn('it'), en: textsIn('en') }
const ACTS = actsOf(readFileSync(path.join(ROOT, 'docs/glossary.md'), 'utf8'))

/** Whether a text has the words as whole words, in any case. */
function says(text: string, words: string): boolean {
  const escaped = words.toLowerCase().replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(^|[^\\p{L}])${escaped}($|[^\\p{L}])`, 'u').test(text.toLowerCase())
}

describe.each(LOCALES)('one act has one word on every screen: %s', (locale) => {
  it.each(ACTS)('$act', ({ words, never }) => {
    for (const word of words[locale])
      expect(
        TEXTS[locale].some((text) => says(text, word)),
        `nothing says “${word}”`,
      ).toBe(true)
    const wrong = TEXTS[locale].filter((text) => never[locale].some((word) => says(text, word)))
    expect(wrong).toEqual([])
  })
})

it('“Riprendi” is for play that goes on, and a bare “Annulla” or “Cancel” only leaves a dialog', () => {
  const begins = TEXTS.it.filter((text) => /^Riprend(?:i|ere)\b/.test(text))
  expect(begins.filter((text) => !/il gioco|la mano|la propria mano/.test(text))).toEqual([])
  for (const [locale, word] of [
    ['it', /^Annulla…?$/],
    ['en', /^(?:Cancel|Undo|Strike)…?$/],
  ] as const)
    expect(TEXTS[locale].filter((text) => word.test(text))).toHaveLength(1)
})

it('the table is read', () => {
  expect(ACTS.length).toBeGreaterThan(15)
  expect(says('Comando in attesa di rete', 'comando in attesa')).toBe(true)
  expect(says('Raccomando in attesa', 'comando in attesa')).toBe(false)
})
