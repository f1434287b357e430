import type { Tell } from '../../kernel/tell'

/** The sentences of events, by type: one, or several that are read in order. A missing type does not compile. */
export type Telling<E extends { type: string }> = {
  readonly [K in E['type']]: (event: Extract<E, { type: K }>) => Tell | readonly Tell[]
}
