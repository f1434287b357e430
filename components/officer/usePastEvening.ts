'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { trpc } from '../live/trpc'

/** A closed evening has no live line, so a member's phone asks this often for the other side's mark. */
export const ASKED_EVERY_MS = 15_000

/** The view of a kind as its game types it; null for any other. */
const ofKind = <View extends { kind: string }>(view: unknown, kind: View['kind']): View | null =>
  typeof view === 'object' && view !== null && 'kind' in view && view.kind === kind
    ? (view as View)
    : null

/**
 * A closed evening as this screen may see it, fetched again after each command given there, and every `everyMs` where
 * it waits for somebody else. `View` is the view that its game has for `as`; null until it has come.
 */
export function usePastEvening<View extends { kind: 'desk' | 'deputato' | 'member' }>(
  evening: string,
  as: View['kind'],
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
  return {
    data,
    view: ofKind<View>(data?.view, as),
    error,
    here: { evening, now: Date.now, answered },
  }
}
