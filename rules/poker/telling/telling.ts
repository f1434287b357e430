import type { Tell } from '../../kernel/tell'

/** What events say, by type: each in one sentence, or in several that are read in order. One left out does not compile. */
export type Telling<E extends { type: string }> = {
  readonly [K in E['type']]: (event: Extract<E, { type: K }>) => Tell | readonly Tell[]
}

/** What a union says by the field that tells its cases apart; a case left out does not compile. */
export type TellingBy<U, D extends keyof U> = {
  readonly [K in U[D] & string]: (one: Extract<U, { [F in D]: K }>) => Tell
}

/** Whether a table has this entry: a later version may record what this one does not know. */
export const isIn = <T extends object>(table: T, key: PropertyKey): key is keyof T =>
  Object.hasOwn(table, key)
