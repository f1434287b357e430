import fc from 'fast-check'
import { expect } from 'vitest'

/** The number of generated cases compared with `npm run test:rules`: `npm test` tries fewer, `npm run test:long` five times as many. */
const TIMES = Number(process.env.CIRCOLO_TEST_TIMES ?? 1)
/**
 * The same cases in each `npm test`, so that it fails for a change and not by chance; the long run draws others. The
 * seed printed by a failed run repeats its cases.
 */
const USUAL_SEED = 1914
const given = process.env.CIRCOLO_TEST_SEED
const seed = Number(given ?? (TIMES > 1 ? Date.now() % 2 ** 31 : USUAL_SEED))

/** This number of generated cases, or its part in a short run and its multiple in the long one. */
export const cases = (count: number): number => Math.ceil(count * TIMES)

/** The same where fewer cases would not show everything that they are for. */
export const casesAtLeast = (count: number): number => Math.max(count, cases(count))

/** The command that tries the same cases again and looks for the smallest of those that fail. */
function again(tried: number): string {
  const { testPath = '', currentTestName = '' } = expect.getState()
  const file = testPath.replace(`${process.cwd()}/`, '')
  const times = TIMES === 1 ? '' : `CIRCOLO_TEST_TIMES=${TIMES} `
  const name =
    currentTestName
      .split(' > ')
      .at(-1)
      ?.replace(/[^\p{L}\d ,:]/gu, '.') ?? ''
  return `${times}CIRCOLO_TEST_SEED=${tried} npx vitest run ${file} -t ${JSON.stringify(name)}`
}

fc.configureGlobal({
  numRuns: cases(100),
  seed,
  // A failure is told at once: the smallest case of a whole evening takes minutes to find, and is looked for when the seed is given.
  endOnFailure: given === undefined,
  reporter(run) {
    if (!run.failed) return
    const told = fc.defaultReportMessage(run) ?? 'no case could be tried'
    throw new Error(
      `${told}\n\nThe same cases again, and the smallest of them:\n  ${again(run.seed)}`,
      {
        cause: run.errorInstance,
      },
    )
  },
})
