'use client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { isOffline, trpc } from '../live/trpc'

export type FoundMember = Awaited<ReturnType<typeof trpc.members.search.query>>['members'][number]

/** How long a search without an answer waits before it is asked again. */
const RETRY_MS = 2_000

/**
 * The club's members found by what is typed, as many as `limit`; the last answer stays while the next is fetched. Without
 * the network it is asked until it is answered: an empty list would say that the club has no such member.
 */
export function useMemberSearch(typed: string, limit: number) {
  const sought = useDeferredValue(typed.trim())
  return useQuery({
    queryKey: ['members', sought, limit],
    queryFn: () => trpc.members.search.query({ typed: sought, limit }),
    placeholderData: keepPreviousData,
    retry: (_, error) => isOffline(error),
    retryDelay: RETRY_MS,
  })
}
