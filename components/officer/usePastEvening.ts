'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { trpc } from '../live/trpc'

/** A closed evening has no live line, so a member's phone asks this often for the other side's mark. */
export const ASKED_EVERY_MS = 15_000

/**
 * A closed evening as this screen may see it, fetched again after each command given there, and every `everyMs` where
 * it waits for somebody else.
 */
export function usePastEvening(
  evening: string,
  as: 'desk' | 'deputato' | 'member',
  everyMs?: number,
) {
  const client = useQueryClient()
  const queryKey = ['evening', evening, as]
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => trpc.evenings.view.query({ evening, as }),
    staleTime: 0,
    ...(everyMs === undefined ? {} : { refetchInterval: everyMs }),
  })
  const answered = () =>
    Promise.all([
      client.invalidateQueries({ queryKey }),
      client.invalidateQueries({ queryKey: ['waiting'] }),
      client.invalidateQueries({ queryKey: ['owed'] }),
    ])
  return { data, error, here: { evening, now: Date.now, answered } }
}
