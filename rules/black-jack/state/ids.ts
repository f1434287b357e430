import type { CasellaNumber, Player } from './forms'

// Screens load what stands here: the schemas, and zod with them, stand in forms.ts.

export type { CasellaNumber, Player }

/** A whole number from 1 as a casella, unchecked. */
export const asCasella = (whole: number): CasellaNumber => whole as CasellaNumber
