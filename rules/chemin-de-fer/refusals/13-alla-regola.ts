import type { Sentence } from '../../kernel/tell'

/** Alla regola, advice: refusals in their order of precedence. */
export const ALLA_REGOLA_REFUSALS = {} as const satisfies Record<string, Sentence>
