import type { Sentence } from '../../kernel/tell'

/** The holder of the cards: refusals in their order of precedence. */
export const HOLDER_REFUSALS = {} as const satisfies Record<string, Sentence>
