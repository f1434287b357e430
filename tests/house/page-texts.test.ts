import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { EVERY_PAGE, PAGES } from '@/app/areas'
import { FILE, pageTexts } from '../../generate/pageTexts'
import { allSources } from './sources'

/** Without what a formatter adds. */
const squeezed = (text: string) => text.replaceAll(/\s+|,(?=\s*\])/g, '')

it('each page is given the texts that it may show, as npm run copies lists them', () => {
  expect(squeezed(readFileSync(FILE, 'utf8'))).toBe(squeezed(pageTexts()))
  for (const { file, text } of allSources()) {
    const [, page = ''] = /^app\/(.+)\/page\.tsx$/.exec(file) ?? []
    const [, given = ''] = /<Texts page="([^"]+)">/.exec(text) ?? []
    if (page) expect({ page, given }).toEqual({ page, given: page in PAGES ? page : '' })
  }
})

it('a page without games has none of their texts, and the wall none of the desk', () => {
  expect(EVERY_PAGE).toEqual(['auth', 'common', 'errors'])
  expect(PAGES).not.toHaveProperty(['[club]/entra'])
  expect(PAGES['[club]/stagione']).toEqual(['season'])
  expect(PAGES['[club]/tabellone']).toContain('chemin-board')
  expect(PAGES['[club]/tabellone']).not.toContain('desk')
  expect(PAGES['[club]/tavolo']).toEqual(
    expect.arrayContaining(['table', 'chemin-table', 'bj-table']),
  )
  expect(PAGES['[club]']).toEqual(expect.arrayContaining(['member', 'chemin-member', 'deputato']))
})
