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

/** The language in which a browser wishes to read, by the first of ours among its wishes; Italian without one. */
export function wishedLocale(acceptLanguage: string | null | undefined): Locale {
  const wishes = (acceptLanguage ?? '').split(',').map((wish) => {
    const [tag = '', ...rest] = wish.trim().split(';')
    const quality = Number(/^\s*q=([\d.]+)/.exec(rest.join(';'))?.[1] ?? 1)
    return { language: tag.slice(0, 2).toLowerCase(), quality }
  })
  const known = wishes
    .filter(({ language, quality }) => quality > 0 && LOCALES.some((one) => one === language))
    .toSorted((a, b) => b.quality - a.quality)
  return localeOf(known[0]?.language)
}
