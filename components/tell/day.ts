'use client'
import { useFormatter } from 'use-intl'
import { HOUR_MS } from '@/rules/kernel/time'
import { useClub } from '../club/club'

/** A civil date `YYYY-MM-DD` as noon UTC of that day, so that no time zone shifts it. */
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)

/** A civil date `YYYY-MM-DD` in words. */
export function useDay(day: string): string {
  const format = useFormatter()
  return format.dateTime(noonOf(day), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}

/** The day of the week of a civil date. */
export function useWeekday(day: string): string {
  return useFormatter().dateTime(noonOf(day), { weekday: 'long', timeZone: 'UTC' })
}

/** The club's civil date of tonight: until six in the morning it is still the evening before. */
export function useTonight(now: number): string {
  const { club } = useClub()
  const evening = new Date(now - 6 * HOUR_MS)
  return new Intl.DateTimeFormat('en-CA', { timeZone: club.timeZone }).format(evening)
}
