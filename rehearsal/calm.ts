import type { Random } from '@/simulate/random'

/** An act that the simulators draw once in so many times, or more seldom, is a slip, or one that an evening can do without. */
const SELDOM = 5

/** Chance without slips: the simulators then play as people who know what they do. */
export const calm = (random: Random, seldom = SELDOM): Random => ({
  below: (limit) => random.below(limit),
  oneIn: (times) => times < seldom && random.oneIn(times),
  pick: (of) => random.pick(of),
})
