'use client'
import { useQuery } from '@tanstack/react-query'
import { MINUTE_MS } from '@/rules/kernel/time'
import { useGameTitle } from '../club/club'
import { trpc } from '../live/trpc'
import { useDay } from './day'

export type ComingEvening = Awaited<ReturnType<typeof trpc.coming.list.query>>[number]

/** The evenings that the secretary has announced; undefined until they are known. */
export const useComing = () =>
  useQuery({
    queryKey: ['coming'],
    queryFn: () => trpc.coming.list.query(),
    refetchInterval: MINUTE_MS,
  }).data

/** Day, hour, game and class of an announced evening. */
export function ComingName({ coming }: { coming: ComingEvening }) {
  const titleOf = useGameTitle()
  const day = useDay(coming.day)
  return (
    <p>
      <b className="block font-semibold first-letter:uppercase">
        {day}, {coming.hour}
      </b>
      {titleOf(coming.game)}
      {coming.className !== null && ` · ${coming.className}`}
    </p>
  )
}
