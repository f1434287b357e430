import { expect, it } from 'vitest'
import { PROVISION_IDS, PROVISIONS } from '@/rules/poker/provisions'
import { allSources } from './sources'

/** The articles whose every provision a test must prove by now. */
const PROVEN = ['I', 'II', 'III', 'XVI', 'XVII']

it('every provision that the software enforces or prompts is proved by a test that bears its id', () => {
  const tests = allSources().filter(({ file }) => /^tests\/.*\.(test|spec)\.tsx?$/.test(file))
  const named = new Set(
    tests.flatMap(({ text }) =>
      [...text.matchAll(/['"`]((?:[IVX]+|A)\.\d+)\b/g)].map((match) => match[1]),
    ),
  )
  const missing = PROVISION_IDS.filter(
    (id) =>
      PROVEN.includes(id.split('.')[0] ?? '') &&
      ['enforced', 'prompted'].includes(PROVISIONS[id].kind) &&
      !named.has(id),
  )
  expect(missing).toEqual([])
})
