import { HOUR_MS } from '@/rules/kernel/time'
import { LANGUAGE_TAGS, LOCALES, type Locale } from './locale'

const MADE: Record<Locale, (weekday: string) => string> = {
  it: (weekday) => `Serata di ${weekday}`,
  en: (weekday) => `${weekday} evening`,
}

/** The title that the house gives an evening of a civil date, `YYYY-MM-DD`, in a language. */
export function madeTitle(day: string, locale: Locale): string {
  const names = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { weekday: 'long', timeZone: 'UTC' })
  return MADE[locale](names.format(new Date(`${day}T12:00:00Z`)))
}

/** An evening's title for a reader: what a person wrote as it is, what the house made in the reader's language. */
export function titleFor(title: string, day: string, locale: Locale): string {
  const isMade = LOCALES.some((one) => title === madeTitle(day, one))
  return isMade ? madeTitle(day, locale) : title
}

/** The civil date `YYYY-MM-DD` of an instant in a time zone. */
export const civilDay = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(at)

/**
 * The civil date of the evening at an instant: until six in the morning it is still the evening before. The hour is the
 * clock's on the wall, also in the nights in which it is set forward or back.
 */
export function eveningDay(at: number, timeZone: string): string {
  const format = { timeZone, hour: '2-digit', hourCycle: 'h23' } as const
  const hour = Number(new Intl.DateTimeFormat('en', format).format(at))
  return civilDay(hour < 6 ? at - 12 * HOUR_MS : at, timeZone)
}
