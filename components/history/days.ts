'use client'
import { LANGUAGE_TAGS } from '@/messages/locale'
import { useLingua } from '../language/i18n'

/** Formats civil dates `YYYY-MM-DD`, free of any time zone: short in tables, shorter on an axis. */
export function useDays(): { short(day: string): string; axis(day: string): string } {
  // English here is European English: the day before the month.
  const language = LANGUAGE_TAGS[useLingua()]
  const write = (day: string, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { day: 'numeric', timeZone: 'UTC', ...style }).format(
      new Date(`${day}T12:00:00Z`),
    )
  return {
    short: (day) => write(day, { year: 'numeric', month: 'short' }),
    axis: (day) => write(day, { year: '2-digit', month: '2-digit' }),
  }
}
