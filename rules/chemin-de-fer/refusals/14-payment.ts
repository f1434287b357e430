import type { Sentence } from '../../kernel/tell'

/** Order of payment: refusals in their order of precedence. */
export const PAYMENT_REFUSALS = {} as const satisfies Record<string, Sentence>
