'use client'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { trpc } from '../live/trpc'

export type RehearsalNow = NonNullable<Awaited<ReturnType<typeof trpc.rehearsals.now.query>>>
export type StoryLine = Awaited<ReturnType<typeof trpc.rehearsals.stories.query>>[number]

const LOOK_EVERY_MS = 1_000
const KEY = ['rehearsal']

/** Where the rehearsal of this page stands, and what its person may ask for. */
export function useRehearsal() {
  const client = useQueryClient()
  const { data: now, error } = useQuery({
    queryKey: KEY,
    queryFn: () => trpc.rehearsals.now.query(),
    refetchInterval: LOOK_EVERY_MS,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const done = async (asked: Promise<unknown>) => {
    await asked.catch(() => null)
    await client.invalidateQueries({ queryKey: KEY })
  }
  return {
    now: now ?? null,
    isGone: error !== null || now === null,
    setPace: (pace: RehearsalNow['pace']) => done(trpc.rehearsals.setPace.mutate({ pace })),
    ask: () => done(trpc.rehearsals.ask.mutate()),
    end: () => trpc.rehearsals.end.mutate().catch(() => null),
  }
}
