'use client'
import { useFormatter } from 'use-intl'
import { useClub } from '../club'

/** A civil date `YYYY-MM-DD` in words, free of any time zone. */
export function useDay(day: string): string {
  const format = useFormatter()
  return format.dateTime(new Date(`${day}T12:00:00Z`), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}

/** The club's civil date of tonight: until six in the morning it is still the evening before. */
export function useTonight(now: number): string {
  const { club } = useClub()
  const evening = new Date(now - 6 * 3_600_000)
  return new Intl.DateTimeFormat('en-CA', { timeZone: club.timeZone }).format(evening)
}
