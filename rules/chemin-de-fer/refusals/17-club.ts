import type { Sentence } from '../../kernel/tell'

/** Casse and tableau: refusals in their order of precedence. */
export const CLUB_REFUSALS = {} as const satisfies Record<string, Sentence>
