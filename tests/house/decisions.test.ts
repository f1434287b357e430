import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './sources'

const FOLDER = path.join(ROOT, 'docs/decisions')
const decisions = readdirSync(FOLDER).filter((file) => /^\d{4}-.+\.md$/.test(file))

/** The second line says when, and whether it holds; what came later follows a semicolon. */
const DATED = /^Date: \d{4}-\d\d-\d\d · Status: (accepted|superseded by decision \d+)(; .+)?$/
const PARTS = ['## Context', '## Decision', '## Consequences']

/** The faults of a page; none when it has its number, date, status and three parts with words in each. */
function wrongIn(file: string, text: string): string[] {
  const [title = '', , dated = ''] = text.split('\n')
  const parts = text.split(/^(?=## )/m).slice(1)
  const headings = parts.map((part) => part.split('\n')[0])
  return [
    ...(title.startsWith(`# ${Number(file.slice(0, 4))}. `) ? [] : [`${file}: title`]),
    ...(DATED.test(dated) ? [] : [`${file}: date and status`]),
    ...(headings.join() === PARTS.join() ? [] : [`${file}: parts`]),
    ...(parts.every((part) => part.split('\n').slice(1).join('').trim() !== '')
      ? []
      : [`${file}: a part without words`]),
  ]
}

it('every decision says its number, date, status, context, decision and consequences', () => {
  expect(decisions.length).toBeGreaterThan(15)
  const wrong = decisions.flatMap((file) =>
    wrongIn(file, readFileSync(path.join(FOLDER, file), 'utf8')),
  )
  expect(wrong).toEqual([])
})

it('decisions are numbered one after another', () => {
  const numbers = decisions.map((file) => Number(file.slice(0, 4)))
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})

it('a page without its date, a part or its words is found', () => {
  const right =
    '# 2. A\n\nDate: 2026-01-02 · Status: accepted\n\n## Context\n\na\n\n## Decision\n\nb\n\n## Consequences\n\nc\n'
  expect(wrongIn('0002-a.md', right)).toEqual([])
  expect(wrongIn('0003-a.md', right)).toEqual(['0003-a.md: title'])
  expect(wrongIn('0002-a.md', right.replace(' · Status: accepted', ''))).toEqual([
    '0002-a.md: date and status',
  ])
  expect(wrongIn('0002-a.md', right.replace('## Decision', '## Choice'))).toEqual([
    '0002-a.md: parts',
  ])
  expect(wrongIn('0002-a.md', right.replace('\nb\n', '\n'))).toEqual([
    '0002-a.md: a part without words',
  ])
})
