'use client'
import { useDay } from '../tell/day'

/** The closed evening of a dispute. */
export interface PastEvening {
  title: string
  day: string
}

export function PastLine({ title, day }: PastEvening) {
  const written = useDay(day)
  return (
    <p className="w-full text-sage">
      {title} · {written}
    </p>
  )
}
