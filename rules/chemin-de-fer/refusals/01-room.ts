import type { Sentence } from '../../kernel/tell'

/** The room and the seats: refusals in their order of precedence. */
export const ROOM_REFUSALS = {} as const satisfies Record<string, Sentence>
