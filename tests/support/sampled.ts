/** Set by `npm test`: the walks are then sampled by this number, which it prints. Otherwise they are whole. */
const SAMPLE = process.env.CIRCOLO_TEST_SAMPLE

/** In a sampled walk every step is left to this many walkers. */
const WALKERS_EACH = 3

/**
 * The steps of one of so many walkers, who together walk a list. In a whole walk that is every step; in a sampled one
 * each step falls to three of them, whom the sample's number chooses.
 */
export function stepsOf<T>(steps: readonly T[], walker: number, walkers: number): readonly T[] {
  if (SAMPLE === undefined || walkers <= WALKERS_EACH) return steps
  const groups = Math.ceil(walkers / WALKERS_EACH)
  return steps.filter((_, step) => (walker + mixed(Number(SAMPLE), step)) % groups === 0)
}

/** The share of a list that a sampled walk takes: at least one of them, whom the sample's number chooses. */
export function sampleOf<T>(all: readonly T[], least: number): readonly T[] {
  if (SAMPLE === undefined || least >= all.length) return all
  const lots = all.map((one, at) => ({ one, at, lot: mixed(Number(SAMPLE), at) }))
  const chosen = lots.sort((a, b) => a.lot - b.lot).slice(0, least)
  return chosen.sort((a, b) => a.at - b.at).map(({ one }) => one)
}

/** A number that tells nothing of its step. */
function mixed(sample: number, step: number): number {
  const product = Math.imul((sample ^ Math.imul(step + 1, 0x9e3779b1)) >>> 0, 0x85ebca6b)
  return ((product ^ (product >>> 15)) >>> 0) % 0x7fffffff
}
