import type { Sentence } from '../../kernel/tell'

/** Banco solo, con il tavolo, suivi: refusals in their order of precedence. */
export const BANCO_REFUSALS = {} as const satisfies Record<string, Sentence>
