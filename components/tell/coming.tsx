'use client'
import { useQuery } from '@tanstack/react-query'
import { MINUTE_MS } from '@/rules/kernel/time'
import { useGameTitle } from '../club/club'
import { refusalOf, trpc } from '../live/trpc'
import { AskAgain } from './AskAgain'
import { useDay } from './day'

export type ComingEvening = Awaited<ReturnType<typeof trpc.coming.list.query>>[number]

/** The evenings that the secretary has announced. */
export const useComing = () =>
  useQuery({
    queryKey: ['coming'],
    queryFn: () => trpc.coming.list.query(),
    refetchInterval: MINUTE_MS,
  })

/** Why the announced evenings are not known, and a button that asks again; nothing once they are. */
export function ComingUnread({ coming }: { coming: ReturnType<typeof useComing> }) {
  const { isLoadingError, error, isFetching, refetch } = coming
  if (!isLoadingError) return null
  return (
    <AskAgain refusal={refusalOf(error)} isPending={isFetching} onPress={() => void refetch()} />
  )
}

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
