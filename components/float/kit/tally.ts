import { typedOn, withoutDigit } from '../../tablet/typed'

/** A number as it is added up on the keys of a cash desk: `20 + 5 × 20`. */
export interface Tally {
  /** The numbers that were ended by `+`. */
  readonly sum: number
  /** The number before `×`; null without one. */
  readonly times: number | null
  /** The digits since the last `×` or `+`; null while there are none. */
  readonly typed: number | null
}

export const EMPTY_TALLY: Tally = { sum: 0, times: null, typed: null }

export const tallied = ({ sum, times, typed }: Tally): number => sum + (times ?? 1) * (typed ?? 0)

/** The number that these keys count; null where one is still missing after `×`, so that nothing is taken for zero. */
export const countOf = (tally: Tally): number | null =>
  tally.times !== null && tally.typed === null ? null : tallied(tally)

export const withDigits = (tally: Tally, digits: string): Tally => ({
  ...tally,
  typed: typedOn(tally.typed ?? 0, digits),
})

/** `×`: the number typed last is taken so many times; without one nothing happens. */
export const withTimes = (tally: Tally): Tally =>
  tally.typed === null
    ? tally
    : { sum: tally.sum, times: (tally.times ?? 1) * tally.typed, typed: null }

/** `+`: the number so far, to which the next one is added. */
export const withPlus = (tally: Tally): Tally => ({ ...EMPTY_TALLY, sum: tallied(tally) })

/** Without the last key: a digit, or the `×` or `+` before it. */
export function withoutLast({ sum, times, typed }: Tally): Tally {
  if (typed !== null) return { sum, times, typed: typed > 9 ? withoutDigit(typed) : null }
  if (times !== null) return { sum, times: null, typed: times }
  return { ...EMPTY_TALLY, typed: sum > 9 ? withoutDigit(sum) : null }
}

/** The keys as they were pressed, or nothing while one number alone is typed. */
export function tallyText({ sum, times, typed }: Tally): string {
  const last = `${times === null ? '' : `${times} × `}${typed ?? ''}`
  if (sum > 0) return `${sum} + ${last}`
  return times === null ? '' : last
}
