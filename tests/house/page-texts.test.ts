import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { EVERY_PAGE, PAGES } from '@/app/areas'
import { FILE, LATER, laterTexts, pageTexts, screenTexts } from '../../generate/pageTexts'
import { addressOf, allSources } from './sources'

/** Without what a formatter adds. */
const squeezed = (text: string) => text.replaceAll(/\s+|,(?=\s*\])/g, '')
/** Nor with the quotation marks of names that need none. */
const unquoted = (text: string) => squeezed(text).replaceAll(/'([a-z]+)'(?=:)/g, '$1')

it('each page is given the texts that it may show, as npm run copies lists them', () => {
  expect(squeezed(readFileSync(FILE, 'utf8'))).toBe(squeezed(pageTexts()))
  const screens = screenTexts()
  for (const { file, text } of screens)
    expect(squeezed(readFileSync(file, 'utf8'))).toBe(squeezed(text))
  expect(unquoted(readFileSync(LATER, 'utf8'))).toBe(unquoted(laterTexts(screens)))
  for (const { file, text } of allSources()) {
    const page = addressOf(file)
    const [, given = ''] = /<Texts page="([^"]+)">/.exec(text) ?? []
    if (page) expect({ page, given }).toEqual({ page, given: page in PAGES ? page : '' })
  }
})

it('a page has no text of a game, which come with its screens, and the wall none of the desk', () => {
  expect(EVERY_PAGE).toEqual(['auth', 'common', 'errors'])
  expect(PAGES).not.toHaveProperty(['[club]/entra'])
  expect(PAGES['[club]/stagione']).toEqual(['season'])
  for (const areas of Object.values(PAGES))
    expect(areas.filter((area) => /^(bj|chemin|trente)-/.test(area))).toEqual([])
  const lazy = (file: string) => screenTexts().find((one) => one.file === file)?.text
  expect(lazy('components/black-jack/tonight.ts')).toContain("['banked-board', 'bj-told']")
  expect(lazy('components/chemin-de-fer/tonight.ts')).toContain("'chemin-member'")
})
