import { sha256 } from './sha256'

/** The hash shown before the lots are drawn, so that nobody can change the seed afterwards. */
export const lotsHash = (seed: string): string => sha256(seed)

/** The lot of a number. Anybody can check it with `printf '%s' '<seed>:<number>' | sha256sum`. */
export const lotOf = (seed: string, number: number): string => sha256(`${seed}:${number}`)

/** The numbers in the order drawn: by their lots, smallest first. Distinct numbers never tie. */
export function drawLots(seed: string, numbers: readonly number[]): number[] {
  return numbers
    .map((number) => ({ number, lot: lotOf(seed, number) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .map(({ number }) => number)
}
