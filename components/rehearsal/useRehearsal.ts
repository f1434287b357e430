'use client'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalOf, trpc } from '../live/trpc'

export type RehearsalNow = NonNullable<Awaited<ReturnType<typeof trpc.rehearsals.now.query>>>
export type StoryLine = Awaited<ReturnType<typeof trpc.rehearsals.stories.query>>[number]

/** Errors that say that the rehearsal is over: its sessions and its club have gone. */
const OVER = ['not-signed-in', 'not-found']
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
  const isGone = now === null || (error !== null && OVER.includes(refusalOf(error).code))
  const done = async (asked: Promise<unknown>) => {
    await asked.catch(() => null)
    await client.invalidateQueries({ queryKey: KEY })
  }
  return {
    now: now ?? null,
    /** It is over: the server knows nothing of it any more. */
    isGone,
    /** The server does not answer for the moment, and is asked again. */
    isLost: error !== null && !isGone,
    setPace: (pace: RehearsalNow['pace']) => done(trpc.rehearsals.setPace.mutate({ pace })),
    ask: () => done(trpc.rehearsals.ask.mutate()),
    /** Ends it, and goes to where another may be chosen. */
    async end() {
      await trpc.rehearsals.end.mutate().catch(() => null)
      window.location.assign(now?.home ?? '/')
    },
  }
}
