import { expect, it } from 'vitest'
import { areasUsed } from './page-texts'
import { allSources, type Source } from './sources'

const FRAMES = ['app/layout.tsx', 'app/[club]/layout.tsx', 'app/error.tsx', 'app/not-found.tsx']
const PAGES = allSources().filter(({ file }) => /^app\/.*\/?page\.tsx$/.test(file))

/** The words in the first list after this one. */
function listAfter(text: string, word: string): string[] {
  const [, list = ''] = new RegExp(`${word}[^[]*\\[([^\\]]*)\\]`).exec(text) ?? []
  return [...list.matchAll(/'([a-z-]+)'/g)].flatMap(([, area]) => area ?? [])
}

const everyPage = () => {
  const frame = allSources().find(({ file }) => file === FRAMES[0])
  return listAfter(frame?.text ?? '', 'EVERY_PAGE')
}
const given = ({ text }: Source): string[] | 'all' =>
  /<Texts of="all">/.test(text) ? 'all' : listAfter(text, '<Texts of')

it('the texts of every page are those that its frame may show', () => {
  expect(everyPage()).toEqual([...new Set(FRAMES.flatMap(areasUsed))].sort())
})

it.each(PAGES.map((page) => [page.file, page] as const))(
  '%s is given the texts that it may show, and all of them only where it shows games',
  (file, page) => {
    const used = areasUsed(file).filter((area) => !everyPage().includes(area))
    const areas = given(page)
    if (areas !== 'all') expect(areas).toEqual(used)
    else expect(used).toContain('float-room')
  },
)
