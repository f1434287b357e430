import type { Metadata } from 'next'
import { cookies, headers } from 'next/headers'
import { type Messages, messagesFor } from '@/messages'
import { LOCALE_COOKIE, type Locale, localeOf, wishedLocale } from '@/messages/locale'

/** The language of the visitor, for texts that the server renders: as chosen, or else as the browser wishes. */
export async function lingua(): Promise<Locale> {
  const chosen = (await cookies()).get(LOCALE_COOKIE)?.value
  return chosen ? localeOf(chosen) : wishedLocale((await headers()).get('accept-language'))
}

/** A page's title in the visitor's language: `export const generateMetadata = titled((m) => m.board.title)`. */
export const titled = (title: (messages: Messages) => string) => async (): Promise<Metadata> => ({
  title: title(messagesFor(await lingua())),
})
