'use client'
import { useFormatter } from 'use-intl'
import { eveningDay, titleFor } from '@/messages/evening'
import { useClub } from '../club/club'
import { useLingua } from '../language/i18n'

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

/** An evening's title as this reader sees it: one that the house made is in their language. */
export function useEveningTitle(): (evening: { title: string; day: string }) => string {
  const lingua = useLingua()
  return ({ title, day }) => titleFor(title, day, lingua)
}

/** The civil date of the club's evening now. */
export function useTonight(now: number): string {
  const { club } = useClub()
  return eveningDay(now, club.timeZone)
}
