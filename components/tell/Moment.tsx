'use client'
import { useFormatter } from 'use-intl'
import type { Instant } from '@/rules/kernel/decider'

/** A moment in the club's time zone: the time alone, or with its day. */
export function Moment({ at, withDay = false }: { at: Instant; withDay?: boolean }) {
  const format = useFormatter()
  const date = new Date(at)
  const text = format.dateTime(date, {
    hour: '2-digit',
    minute: '2-digit',
    ...(withDay && { day: 'numeric', month: 'short', year: 'numeric' }),
  })
  return <time dateTime={date.toISOString()}>{text}</time>
}
