'use client'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { I18nProvider, RouterProvider } from 'react-aria-components'
import { type AbstractIntlMessages, IntlProvider, useLocale, useTranslations } from 'use-intl'
import { LOCALE_COOKIE, type Locale, localeOf } from '@/messages/locale'

/** Gives every component its language, and react-aria's links the router. */
export function Language(props: {
  locale: Locale
  messages: AbstractIntlMessages
  children: ReactNode
}) {
  const router = useRouter()
  const tag = props.locale === 'it' ? 'it-IT' : 'en-GB'
  return (
    <IntlProvider locale={tag} messages={props.messages} timeZone="Europe/Rome">
      <I18nProvider locale={tag}>
        <RouterProvider navigate={(path) => router.push(path)}>{props.children}</RouterProvider>
      </I18nProvider>
    </IntlProvider>
  )
}

export type Area =
  | 'common'
  | 'auth'
  | 'member'
  | 'board'
  | 'device'
  | 'table'
  | 'desk'
  | 'admin'
  | 'deputato'
  | 'history'
  | 'season'
  | 'regulation'
  | 'errors'

/** The texts of one area as a function of a key and of the values in its sentence. */
export const useT = (area: Area) => useTranslations(area)

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
