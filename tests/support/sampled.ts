/** Set by `npm test`: the walks are then sampled by this number, which it prints. Otherwise they are whole. */
const SAMPLE = process.env.CIRCOLO_TEST_SAMPLE

/** True in `npm test`, where the walks are sampled. */
export const isSampled = SAMPLE !== undefined

/**
 * The steps of one of so many walkers, who together walk a list. In a whole walk that is every step; in a sampled one
 * each step falls to one of them, whom the sample's number chooses.
 */
export function stepsOf<T>(steps: readonly T[], walker: number, walkers: number): readonly T[] {
  if (SAMPLE === undefined) return steps
  return steps.filter((_, step) => (walker + mixed(Number(SAMPLE), step)) % walkers === 0)
}

/** So many of a list, chosen by the sample's number; all of it where nothing is sampled. */
export function sampleOf<T>(all: readonly T[], count: number): readonly T[] {
  if (SAMPLE === undefined) return all
  const first = mixed(Number(SAMPLE), all.length) % all.length
  return [...all, ...all].slice(first, first + Math.min(count, all.length))
}

/** A number that tells nothing of its step. */
function mixed(sample: number, step: number): number {
  const product = Math.imul((sample ^ Math.imul(step + 1, 0x9e3779b1)) >>> 0, 0x85ebca6b)
  return ((product ^ (product >>> 15)) >>> 0) % 0x7fffffff
}
