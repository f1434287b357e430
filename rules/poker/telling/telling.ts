import type { Tell } from '../../kernel/tell'

/** The sentences of events, by type: one, or several that are read in order. A missing type does not compile. */
export type Telling<E extends { type: string }> = {
  readonly [K in E['type']]: (event: Extract<E, { type: K }>) => Tell | readonly Tell[]
}

/** The sentences of a union, by the field that distinguishes its cases; a missing case does not compile. */
export type TellingBy<U, D extends keyof U> = {
  readonly [K in U[D] & string]: (one: Extract<U, { [F in D]: K }>) => Tell
}

/** Whether a table has this entry; a journal of a later version may hold others. */
export const isIn = <T extends object>(table: T, key: PropertyKey): key is keyof T =>
  Object.hasOwn(table, key)
