'use client'
import { useQuery } from '@tanstack/react-query'
import { trpc } from '../live/trpc'

/** A closed evening with a payment that the member still has to make or to receive. */
export type OwedEvening = Awaited<ReturnType<typeof trpc.history.owed.query>>[number]

/** Those evenings, the latest first; fetched again when `tonight`, the evenings open now, changes. */
export function useOwed(tonight = ''): readonly OwedEvening[] {
  const { data } = useQuery({
    queryKey: ['owed', tonight],
    queryFn: () => trpc.history.owed.query(),
    staleTime: 0,
  })
  return data ?? []
}
