import type { Sentence } from '../../kernel/tell'

/** The bank: refusals in their order of precedence. */
export const BANK_REFUSALS = {} as const satisfies Record<string, Sentence>
