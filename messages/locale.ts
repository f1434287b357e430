/** The club's language first. */
export const LOCALES = ['it', 'en'] as const
export type Locale = (typeof LOCALES)[number]

/** Each language as the browser formats dates and numbers in it. */
export const LANGUAGE_TAGS = { it: 'it-IT', en: 'en-GB' } as const satisfies Record<Locale, string>
export type LanguageTag = (typeof LANGUAGE_TAGS)[Locale]

/** The cookie that remembers the choice of language. */
export const LOCALE_COOKIE = 'lingua'

/** The locale in a cookie; Italian without one. */
export function localeOf(value: string | undefined): Locale {
  return LOCALES.find((locale) => locale === value) ?? 'it'
}
