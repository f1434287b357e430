import type { Sentence } from '../../kernel/tell'

/** Cards, shuffle, cut, sabot: refusals in their order of precedence. */
export const CARDS_REFUSALS = {} as const satisfies Record<string, Sentence>
