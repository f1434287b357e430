import type { z } from 'zod'

/**
 * A `T` that is told apart from every other by the name `B`: a seat is no amount of chips, although both are numbers.
 * A zod schema gives it by `.brand<B>()`. It costs nothing when the program runs.
 */
export type Brand<T, B extends string> = T & z.core.$brand<B>

/** The same with every brand taken off, as a form or JSON holds it; parsing it by its schema gives the brands back. */
export type Unbranded<T> = T extends number & z.core.$brand
  ? number
  : T extends string & z.core.$brand
    ? string
    : T extends string | number | boolean | null | undefined | ((...args: never[]) => unknown)
      ? T
      : T extends readonly unknown[]
        ? { [K in keyof T]: Unbranded<T[K]> }
        : { [K in keyof T as K extends string & z.core.$brand ? string : K]: Unbranded<T[K]> }
