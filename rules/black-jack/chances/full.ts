import { CARDS_OF_PACK, TENS_OF_PACK } from './play'

/** The chances of a table at best play, per chip of a puntata. */
export interface TableChances {
  /** A casella's mean for its player; minus it is the bank's. */
  readonly mean: number
  readonly variance: number
  /** Of the results of two caselle, which are independent once the banco's cards are known. */
  readonly covariance: number
  /** Of a casella's result and an insurance's, against an ace. */
  readonly insured: number
}

/**
 * A casella at best play from a full shoe, by its packs, as `chancesAtBest` finds them in some seconds each (`npm run odds
 * -- black-jack`). One split at most, and each word by its own mano's cards and the banco's. Soft doubling is never best.
 */
const FULL_SHOES = {
  4: {
    mean: -0.006061732197434848,
    variance: 1.2205368548094437,
    covariance: 0.45094762988574505,
    insured: -0.5662795329881637,
  },
  5: {
    mean: -0.006391831290157461,
    variance: 1.2209000753410515,
    covariance: 0.45110876816040807,
    insured: -0.5663310235581217,
  },
  6: {
    mean: -0.0066118983413615846,
    variance: 1.2214686809083988,
    covariance: 0.451326843984889,
    insured: -0.5663663116615689,
  },
  7: {
    mean: -0.006769217278820707,
    variance: 1.222115058848142,
    covariance: 0.45170981434869995,
    insured: -0.5663909506800957,
  },
  8: {
    mean: -0.006886841507927566,
    variance: 1.2224127962265237,
    covariance: 0.4534293252876103,
    insured: -0.5664091361494556,
  },
} as const satisfies Readonly<Record<number, TableChances>>

/** The chances of a table that plays with so many packs, four to eight. Source: B.1.1. */
export const fullShoe = (packs: number): TableChances =>
  FULL_SHOES[packs as keyof typeof FULL_SHOES] ?? FULL_SHOES[6]

/** The bank's mean and variance of an insurance of one chip, with the ace alone out of the shoe. Source: B.13.1, B.13.2. */
export function insuranceEdge(packs: number): { mean: number; variance: number } {
  const lost = (TENS_OF_PACK * packs) / (CARDS_OF_PACK * packs - 1)
  return { mean: 1 - 3 * lost, variance: 9 * lost * (1 - lost) }
}
