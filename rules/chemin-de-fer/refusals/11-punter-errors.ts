import type { Sentence } from '../../kernel/tell'

/** Errors of the punter: refusals in their order of precedence. */
export const PUNTER_ERRORS_REFUSALS = {} as const satisfies Record<string, Sentence>
