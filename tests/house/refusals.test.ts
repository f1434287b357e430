import { expect, it } from 'vitest'
import { blackJackGame } from '@/rules/black-jack/decider'
import { chemin } from '@/rules/chemin-de-fer/decider'
import { trenteGame } from '@/rules/trente-et-quarante/decider'
import { allSources } from './sources'

/** Reasons that no test names, and why. */
const UNREACHED: Readonly<Record<string, string>> = {
  'banco-still-draws': 'settling begins when the banco draws no more',
  'bank-too-small': 'no test corrects a coup whose bank has been paid out since',
  'cards-decide':
    'points of both sides decide a coup by themselves, which is then in another phase',
  'rows-whole': 'whole rows are in another phase; the guard gives the type of the row that is due',
  'rows-not-whole': 'rows are settled when they are whole; the guard gives the type of the result',
}

const tests = allSources()
  .filter(({ file }) => file.startsWith('tests/') && !file.startsWith('tests/house/'))
  .map(({ text }) => text)
  .join('\n')
/** A test names a code alone, or after its provision. */
const isNamed = (code: string): boolean => new RegExp(`[' ]${code}'`).test(tests)

// Poker's lists are walked as a whole: tests/rules/poker/refusals/precedence.test.ts.
it.each([chemin, blackJackGame, trenteGame])(
  'every reason for a refusal is reached by a test that names it: $game, with its float',
  ({ allRefusals }) => {
    const codes = [...new Set(allRefusals.flatMap((list) => Object.keys(list)))]
    expect(codes.filter((code) => !isNamed(code) && !(code in UNREACHED))).toEqual([])
  },
)

it('no reason is both left out and named', () => {
  expect(Object.keys(UNREACHED).filter(isNamed)).toEqual([])
})
