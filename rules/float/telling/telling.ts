import type { Tell } from '../../kernel/tell'

/** The sentence of each event of the float, by type. */
export type FloatTelling<E extends { type: string }> = {
  readonly [K in E['type']]: (event: Extract<E, { type: K }>) => Tell
}
