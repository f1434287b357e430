import { createTranslator } from 'use-intl/core'
import { messagesFor } from '@/messages'
import type { Locale } from '@/messages/locale'
import type { Verified } from './club'
import type { Finding } from './findings'

const wordsOf = (locale: Locale) =>
  createTranslator({ locale, messages: messagesFor(locale).admin.verify })

/** `Venerdì, 2026-11-20, posizione 12: manca un evento`. */
export function findingLine({ what, evening, position, say }: Finding, locale: Locale): string {
  const words = wordsOf(locale)
  const place = [
    ...(evening ? [words('place', evening)] : []),
    ...(position === null ? [] : [words('at', { position })]),
  ].join(', ')
  const sentence = words(`findings.${what}`, say)
  return place ? `${place}: ${sentence}` : sentence
}

/** One line that says that everything agrees, and how much was verified. */
export const soundLine = ({ evenings, events, tableaux }: Verified, locale: Locale) =>
  wordsOf(locale)('sound', { evenings, events, tableaux })
