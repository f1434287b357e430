'use client'
import { useFormatter } from 'use-intl'

/** Writes civil dates `YYYY-MM-DD`, free of any time zone: short in tables, shorter on an axis. */
export function useDays(): { short(day: string): string; axis(day: string): string } {
  const format = useFormatter()
  const write = (day: string, style: { year: 'numeric' | '2-digit'; month: 'short' | '2-digit' }) =>
    format.dateTime(new Date(`${day}T12:00:00Z`), { day: 'numeric', timeZone: 'UTC', ...style })
  return {
    short: (day) => write(day, { year: 'numeric', month: 'short' }),
    axis: (day) => write(day, { year: '2-digit', month: '2-digit' }),
  }
}
