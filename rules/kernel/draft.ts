/** A copy of a part of the state that may still be written into, since nobody else has seen it. */
export type Draft<T> = { -readonly [Field in keyof T]: T[Field] }
