'use client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { trpc } from '../live/trpc'

export type FoundMember = Awaited<ReturnType<typeof trpc.members.search.query>>['members'][number]

/** The club's members found by what is typed, as many as `limit`; the last answer stays while the next is fetched. */
export function useMemberSearch(typed: string, limit: number) {
  const sought = useDeferredValue(typed.trim())
  return useQuery({
    queryKey: ['members', sought, limit],
    queryFn: () => trpc.members.search.query({ typed: sought, limit }),
    placeholderData: keepPreviousData,
  })
}
