import type { Sentence } from '../../kernel/tell'

/** Bets: refusals in their order of precedence. */
export const BETS_REFUSALS = {} as const satisfies Record<string, Sentence>
