import fc from 'fast-check'

/** The number of generated cases compared with `npm test`: `npm run test:long` tries twenty times as many. */
const TIMES = Number(process.env.CIRCOLO_TEST_TIMES ?? 1)
/**
 * The same cases in each `npm test`, so that it fails for a change and not by chance; the long run draws others. The
 * seed printed by a failed run repeats its cases.
 */
const USUAL_SEED = 1914
const seed = Number(
  process.env.CIRCOLO_TEST_SEED ?? (TIMES > 1 ? Date.now() % 2 ** 31 : USUAL_SEED),
)

/** This number of generated cases, or a multiple of it in the long run. */
export const cases = (count: number): number => Math.ceil(count * TIMES)

fc.configureGlobal({ numRuns: cases(100), seed })
