import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { type Messages, messagesFor } from '@/messages'
import { LOCALE_COOKIE, type Locale, localeOf } from '@/messages/locale'

/** The language of the visitor, for texts that the server renders. */
export async function lingua(): Promise<Locale> {
  return localeOf((await cookies()).get(LOCALE_COOKIE)?.value)
}

/** A page's title in the visitor's language: `export const generateMetadata = titled((m) => m.board.title)`. */
export const titled = (title: (messages: Messages) => string) => async (): Promise<Metadata> => ({
  title: title(messagesFor(await lingua())),
})
