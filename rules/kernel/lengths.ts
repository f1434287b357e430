// Screens load what stands here; the schemas of texts stand in text.ts.

/** The longest subject of a dispute and the longest statement about it: three lines, and five, on a phone. */
export const LONGEST_SUBJECT = 160
export const LONGEST_STATEMENT = 280
