'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { trpc } from '../live/trpc'

/** A closed evening as this screen may see it, fetched again after each command given there. */
export function usePastEvening(evening: string, as: 'desk' | 'deputato' | 'member') {
  const client = useQueryClient()
  const queryKey = ['evening', evening, as]
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => trpc.evenings.view.query({ evening, as }),
    staleTime: 0,
  })
  const answered = () =>
    Promise.all([
      client.invalidateQueries({ queryKey }),
      client.invalidateQueries({ queryKey: ['waiting'] }),
    ])
  return { data, error, here: { evening, now: Date.now, answered } }
}
