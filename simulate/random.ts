/** Numbers determined by a seed: the same seed gives the same evening. */
export interface Random {
  /** A whole number from 0 to `limit` − 1. */
  below(limit: number): number
  /** True once in so many times, on average. */
  oneIn(times: number): boolean
  pick<T>(of: readonly T[]): T | undefined
}

/** A small generator (mulberry32): fast, and good enough to choose moves. */
class Mulberry implements Random {
  #state: number

  constructor(seed: number) {
    this.#state = Math.imul(seed, 0x9e3779b1) ^ 0x5bd1e995
  }

  below(limit: number): number {
    const state = (this.#state + 0x6d2b79f5) | 0
    this.#state = state
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }

  oneIn(times: number): boolean {
    return this.below(times) === 0
  }

  pick<T>(of: readonly T[]): T | undefined {
    return of[this.below(Math.max(1, of.length))]
  }
}

export const randomFrom = (seed: number): Random => new Mulberry(seed)

/** The same things in another order. */
export function shuffled<T>(random: Random, of: readonly T[]): T[] {
  const left = [...of]
  for (let last = left.length - 1; last > 0; last--) {
    const other = random.below(last + 1)
    const held = left[last] as T
    left[last] = left[other] as T
    left[other] = held
  }
  return left
}
