import type { Sentence } from '../../kernel/tell'

/** The tax: refusals in their order of precedence. */
export const TAX_REFUSALS = {} as const satisfies Record<string, Sentence>
