import fc from 'fast-check'

/** How many times as many generated cases are tried as in `npm test`: `npm run test:long` tries twenty times as many. */
const TIMES = Number(process.env.CIRCOLO_TEST_TIMES ?? 1)
/**
 * The same cases at each `npm test`, so that it fails for a change and not by chance; the long run draws others. The seed
 * that a failed run printed tries its cases again.
 */
const USUAL_SEED = 1914
const seed = Number(
  process.env.CIRCOLO_TEST_SEED ?? (TIMES > 1 ? Date.now() % 2 ** 31 : USUAL_SEED),
)

/** So many generated cases, or a multiple in the long run. */
export const cases = (count: number): number => Math.ceil(count * TIMES)

/** Time for a test that takes this long in `npm test`, in milliseconds. */
export const timeFor = (ms: number): number => ms * Math.max(TIMES, 1)

fc.configureGlobal({ numRuns: cases(100), seed })
