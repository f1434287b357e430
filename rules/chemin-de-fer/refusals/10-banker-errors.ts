import type { Sentence } from '../../kernel/tell'

/** Errors of the banker: refusals in their order of precedence. */
export const BANKER_ERRORS_REFUSALS = {} as const satisfies Record<string, Sentence>
