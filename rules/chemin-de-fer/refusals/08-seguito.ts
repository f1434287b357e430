import type { Sentence } from '../../kernel/tell'

/** The seguito and the auction: refusals in their order of precedence. */
export const SEGUITO_REFUSALS = {} as const satisfies Record<string, Sentence>
