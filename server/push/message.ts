import { createTranslator } from 'use-intl/core'
import type { Browser } from '@/db/queries/push'
import { messagesFor } from '@/messages'
import type { Locale } from '@/messages/locale'
import type { NoticeReason } from '../games/game'

/** A message as the service worker shows it: no names of other people and no amounts, since locked phones show it. */
export interface PushMessage {
  reason: NoticeReason
  title: string
  body: string
  /** The page that a tap opens. */
  path: string
}

/** The page of each office. */
const PAGES: Readonly<Record<string, string>> = { deputato: '/deputato', segretario: '/segreteria' }

const wordsIn = (locale: Locale) =>
  createTranslator({ locale, messages: messagesFor(locale).installed.notice })

/** The message for one browser, in the language chosen on it; an officer's opens the officer's own page. */
export function messageFor(
  { slug, shortName, locale }: Pick<Browser, 'slug' | 'shortName' | 'locale'>,
  reason: NoticeReason,
  office: string | null,
): PushMessage {
  const words = wordsIn(locale)
  const title = `${words(`title.${reason}`)} · ${shortName}`
  const page = office === null ? '' : (PAGES[office] ?? '')
  return { reason, title, body: words(`body.${reason}`), path: `/${slug}${page}` }
}
