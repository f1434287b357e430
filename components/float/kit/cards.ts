/** The cards and the divisorie that a count may find. */
export const CARDS = { min: 0, max: 1_000 }
export const MASKS = { min: 0, max: 20 }
