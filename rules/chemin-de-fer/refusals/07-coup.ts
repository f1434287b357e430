import type { Sentence } from '../../kernel/tell'

/** The coup and the drawing table: refusals in their order of precedence. */
export const COUP_REFUSALS = {} as const satisfies Record<string, Sentence>
