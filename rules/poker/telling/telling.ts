import type { Tell } from '../../kernel/tell'

/** The sentences of a union, by the field that distinguishes its cases; a missing case does not compile. */
export type TellingBy<U, D extends keyof U> = {
  readonly [K in U[D] & string]: (one: Extract<U, { [F in D]: K }>) => Tell
}

/** Whether a table has this entry; a journal of a later version may hold others. */
export const isIn = <T extends object>(table: T, key: PropertyKey): key is keyof T =>
  Object.hasOwn(table, key)
