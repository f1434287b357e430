import type { Sentence } from '../../kernel/tell'

/** Authority and conduct: refusals in their order of precedence. */
export const AUTHORITY_REFUSALS = {} as const satisfies Record<string, Sentence>
