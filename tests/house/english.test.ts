import { describe, expect, it } from 'vitest'
import { type Hard, hardComments, hardPage, hardSentences, hardTitles, pages } from './english'
import { allSources } from './sources'

const sources = allSources()
const told = ({ file, line, sentence, because }: Hard) => `${file}:${line} «${sentence}» ${because}`

describe('English that a reader with school English understands at once', () => {
  it('in comments', () => {
    expect(sources.flatMap(hardComments).map(told)).toEqual([])
  })

  it('in the names of tests', () => {
    const tests = sources.filter(({ file }) => file.startsWith('tests/'))
    expect(tests.flatMap(hardTitles).map(told)).toEqual([])
  })

  it('in the pages', () => {
    expect(pages().flatMap(hardPage).map(told)).toEqual([])
  })
})

describe('the check itself', () => {
  it.each([
    ['Who is at the table.', 'the subject comes first'],
    ['A seat is free. Whose it was is not kept.', 'the subject comes first'],
    ['The player takes his cards.', 'his: their, or the role'],
    ['The table waits, lest a card is seen.', 'lest: so that … not'],
  ])('finds «%s»', (text, because) => {
    expect(hardSentences(text)).toMatchObject([{ because }])
  })

  it.each(['Who is at the table?', 'The name `his` stays.', 'The members who are at the table.'])(
    'accepts «%s»',
    (text) => {
      expect(hardSentences(text)).toEqual([])
    },
  )

  it('reads one-line comments that follow each other as one text', () => {
    const text = '// The seats are\n// numbered. Who sits\n// first deals.\nconst a = 1 // his\n'
    expect(hardComments({ file: 'a.ts', text }).map(told)).toEqual([
      'a.ts:1 «Who sits first deals.» the subject comes first',
      'a.ts:4 «his» his: their, or the role',
    ])
  })

  it('reads the name of a test after its provision', () => {
    const text =
      "it('ZZ.5 who leaves loses the seat', () => {})\nit('ZZ.6 a seat is kept', () => {})" +
      "\nit('V.away-long S.20a cf5, who is away', () => {})"
    expect(hardTitles({ file: 'a.test.ts', text }).map(({ line }) => line)).toEqual([1, 3])
  })

  it('reads a page by paragraphs and list items, without its code', () => {
    const text = '# Title\n\nFine.\n\n- What it is.\n\n```\nWho\n```\n'
    expect(hardPage({ file: 'a.md', text }).map(({ line }) => line)).toEqual([5])
  })
})
