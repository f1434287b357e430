import type { Sentence } from '../../kernel/tell'

/** Partners: refusals in their order of precedence. */
export const PARTNERS_REFUSALS = {} as const satisfies Record<string, Sentence>
