import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { allSources, ROOT } from './sources'
import { textsUnder } from './texts'

/** Words that a text must not use, with the word of the house. */
const FORBIDDEN = {
  it: [
    [/\btavolett/i, 'tablet'],
    [/\bClub\b/, 'Circolo'],
    [/in Circolo\b/, 'al Circolo'],
    [/\bgetton[ei]\b/i, 'fiche'],
    [/\b(?:[Ll]e|delle|sue|di|in|più|tante) fiche\b/, 'fiches'],
    [/\bsquilibri/i, 'divario'],
    [/\bappell[oi]\b/i, 'ricorso'],
    [/\bappeal/i, 'ricorso'],
    [/\bda resto di\b/, 'dal resto di'],
    [/\ba resto di\b/, 'al resto di'],
    [/rifà il pot/, 'rifonde il pot'],
    [/^Registra: /, 'Passa a:'],
  ],
  en: [
    [/\bat the tail\b/, 'at the end of the list'],
    [/\ba moment more\b/i, 'more time'],
    [/^Served$/, 'Stands pat'],
    [/\bimbalance\b/i, 'gap'],
    [/Take the tablet off/, 'Disconnect this tablet'],
    [/\b(?:he|his|him|himself)\b/i, 'they, or the role'],
  ],
} as const satisfies Record<string, readonly (readonly [RegExp, string])[]>
type Locale = keyof typeof FORBIDDEN

const messagesIn = (locale: Locale): string[] =>
  readdirSync(path.join(ROOT, 'messages', locale)).flatMap((file) =>
    textsUnder(JSON.parse(readFileSync(path.join(ROOT, 'messages', locale, file), 'utf8'))),
  )

/** The sentences of the rules: `it: '…'`, also on a line below. */
const sentencesIn = (locale: Locale): string[] =>
  allSources()
    .filter(({ file }) =>
      /^rules\/.*(?:telling\/|refusals\/|(?:refusals|sentences)\.ts$)/.test(file),
    )
    .flatMap(({ text }) => [...text.matchAll(new RegExp(`\\b${locale}:\\s*'([^']*)'`, 'g'))])
    .map(([, sentence = '']) => sentence)

const wrongIn = (locale: Locale): string[] =>
  [...messagesIn(locale), ...sentencesIn(locale)].flatMap((text) =>
    FORBIDDEN[locale]
      .filter(([pattern]) => pattern.test(text.replaceAll(/\{\w+\}/g, '…')))
      .map(([, better]) => `“${text}”: ${better}`),
  )

it.each(['it', 'en'] as const)('one thing has one word in every text: %s', (locale) => {
  expect(sentencesIn(locale).length).toBeGreaterThan(300)
  expect(wrongIn(locale)).toEqual([])
})

const isSentence = (one: unknown): one is { it: string; en: string } =>
  typeof one === 'object' && one !== null && 'it' in one && 'en' in one
const valuesIn = (text: unknown) => [...new Set(String(text).match(/\{\w+\}/g))].sort()

it('sentences of the rules name the same values in both languages', async () => {
  const files = allSources().filter(({ file }) =>
    /^rules\/.*(?:\/(?:telling|refusals)\/|(?:refusals|sentences)\.ts$)/.test(file),
  )
  const tables = await Promise.all(files.map(({ file }) => import(path.join(ROOT, file))))
  const sentences = tables
    .flatMap((tables) => Object.values(tables))
    .flatMap((table) => Object.values(table ?? {}))
    .filter(isSentence)
  expect(sentences.length).toBeGreaterThan(1000)
  for (const { it: italian, en: english } of sentences) {
    expect([italian, english]).not.toContain('')
    expect(valuesIn(english), italian).toEqual(valuesIn(italian))
  }
})
