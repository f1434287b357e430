import type { Sentence } from '../../kernel/tell'

/** Dealing has no refusals of its own: a card that is not due is refused by the section that would ask for it. */
export const DEAL_REFUSALS = {} as const satisfies Record<string, Sentence>
