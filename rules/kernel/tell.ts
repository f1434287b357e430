import type { Card } from './cards'
import type { Chips } from './chips'
import type { MemberId } from './ids'

/** A sentence in both languages; `{name}` stands for a value. */
export interface Sentence {
  it: string
  en: string
}

/**
 * A value in a sentence, by its kind, so that each screen and paper formats it. Text is shown as a person wrote it; a
 * number is a count or an ordinal; `chips` is an amount in the table's smallest unit.
 */
export type Part =
  | string
  | number
  | { readonly member: MemberId | null }
  | { readonly members: readonly MemberId[] }
  | { readonly chips: Chips }
  | { readonly provision: string }
  | { readonly cards: readonly Card[] }
  | { readonly tell: Tell }

/** The values of a sentence by the name they have in it. */
export type Parts = Readonly<Record<string, Part>>

/** Values that need no formatting. */
export type PlainParts = Readonly<Record<string, string | number>>

/** One sentence: its key, its words in both languages, and its values. */
export interface Tell {
  readonly key: string
  readonly sentence: Sentence
  readonly parts: Parts
}

/** The names of the values in a template: `'a' | 'b'` for `'{a} gives {b}'`. */
type Slots<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Slots<Rest>
  : never

/** The values that a sentence needs in either language. */
export type PartsOf<S extends Sentence> = Readonly<Record<Slots<S['it']> | Slots<S['en']>, Part>>

/** The arguments after the key: the values where the sentence names any, else nothing. */
export type Said<S extends Sentence> = [Slots<S['it']> | Slots<S['en']>] extends [never]
  ? []
  : [parts: PartsOf<S>]

/**
 * Makes tells from one table of sentences: `const tell = tellsOf(SENTENCES)`; a wrong key or value does not compile.
 */
export const tellsOf =
  <const T extends Readonly<Record<string, Sentence>>>(sentences: T) =>
  <K extends keyof T & string>(key: K, ...said: Said<T[K]>): Tell => ({
    key,
    sentence: sentences[key] as Sentence,
    parts: said[0] ?? {},
  })

/**
 * A template in pieces, in order: its text as strings, each value as `{ part }`. A missing value is shown as a dash.
 */
export function piecesOf(template: string, parts: Parts): ({ text: string } | { part: Part })[] {
  return template
    .split(/(\{\w+\})/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const name = /^\{(\w+)\}$/.exec(piece)?.[1]
      return name === undefined ? { text: piece } : { part: parts[name] ?? '—' }
    })
}

/** A sentence as plain text; `write` formats each value. */
export const textOf = (template: string, parts: Parts, write: (part: Part) => string): string =>
  piecesOf(template, parts)
    .map((piece) => ('text' in piece ? piece.text : write(piece.part)))
    .join('')
