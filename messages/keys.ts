import type { ScreenMessages } from './index'
import type { LanguageTag, Locale } from './locale'

declare module 'use-intl' {
  /** A key that no file of messages has, an area of paper on a screen, or another language does not compile. */
  interface AppConfig {
    Locale: Locale | LanguageTag
    Messages: ScreenMessages
  }
}

/** An area of the texts that screens have: one file of `messages/<locale>`. */
export type Area = keyof ScreenMessages

/** The keys of some texts, as `section.key`. */
type KeysOf<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${KeysOf<T[K]>}`
}[keyof T & string]

/** The keys of an area's texts. */
export type KeyIn<A extends Area> = KeysOf<ScreenMessages[A]>

/** The texts of an area as a function, asked about any key. */
interface Texts<K extends string> {
  (key: K): string
  has(key: string): boolean
  raw(key: string): unknown
}

/**
 * Whether some text from outside, such as a stored code that another version of the program may have written, is the key
 * of one of these texts. A key that the program itself makes is typed and needs no asking.
 */
export const isKey = <K extends string>(texts: Texts<K>, key: string): key is K => {
  if (!texts.has(key)) return false
  const text = texts.raw(key)
  // A text or, in a built page, its parts; anything else is a section.
  return typeof text === 'string' || Array.isArray(text)
}
