'use client'
import { useRouter } from 'next/navigation'
import { type ReactNode, useMemo } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { IntlProvider, useLocale, useMessages, useTranslations } from 'use-intl'
import type { ScreenMessages } from '@/messages'
import type { Area } from '@/messages/keys'
import { LANGUAGE_TAGS, LOCALE_COOKIE, type Locale, localeOf } from '@/messages/locale'

/** Gives every component its language. */
export function Language(props: {
  locale: Locale
  messages: Partial<ScreenMessages>
  children: ReactNode
}) {
  const tag = LANGUAGE_TAGS[props.locale]
  return (
    <IntlProvider locale={tag} messages={props.messages as ScreenMessages} timeZone="Europe/Rome">
      <I18nProvider locale={tag}>{props.children}</I18nProvider>
    </IntlProvider>
  )
}

/** Adds the texts of further areas to those that are there. */
export function MoreTexts({
  messages,
  children,
}: {
  messages: Partial<ScreenMessages>
  children: ReactNode
}) {
  const above = useMessages()
  // Every text on the screen is drawn again when this is another object.
  const all = useMemo(() => ({ ...above, ...messages }), [above, messages])
  return (
    <IntlProvider locale={useLocale()} messages={all}>
      {children}
    </IntlProvider>
  )
}

/** The texts of one area as a function of a key and of the values in its sentence. */
export const useT = <A extends Area>(area: A) => useTranslations(area)

export const useLingua = (): Locale => localeOf(useLocale().slice(0, 2))

/** Stores the choice of language in a cookie for a year and renders the page again in it. */
export function useChooseLingua(): (locale: Locale) => void {
  const router = useRouter()
  return (locale) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing outside https.
    document.cookie = `${LOCALE_COOKIE}=${locale}; path=/; max-age=31536000; samesite=lax`
    router.refresh()
  }
}
