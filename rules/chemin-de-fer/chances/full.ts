import type { Settings } from '../settings'

/** The chances of a coup for the bank, the punta and a tie. */
export interface CoupChances {
  readonly banco: number
  readonly punta: number
  readonly tie: number
}

const chancesIn = (banco: number, punta: number, tie: number): CoupChances => {
  const all = banco + punta + tie
  return { banco: banco / all, punta: punta / all, tie: tie / all }
}

/**
 * The chances of a coup alla regola from a full sabot, by the house's custom for a 3 that gave an 8: the deals that
 * `npm run odds` counts, over the eight ways to play the free cells (the punta's 5, the banker's 3 giving 9 and 5
 * giving 4), each drawn as often as not. Source: S.12, S.113c, cf40.
 */
export const FULL_SABOT: Readonly<Record<Settings['threeGivingEight'], CoupChances>> = {
  draw: chancesIn(3_234_143_833_214_976, 3_137_900_992_155_648, 658_908_829_794_816),
  stand: chancesIn(3_234_652_418_727_936, 3_137_784_236_476_416, 658_516_999_961_088),
}
