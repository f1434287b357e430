'use client'
import { startTransition, useCallback, useEffect, useState } from 'react'
import type { Instant } from '@/rules/kernel/decider'
import { useIsHydrated } from '../ui/loaded/hydrated'
import { betweenTaps } from '../ui/press/hand'
import {
  channel,
  type LiveAudience,
  type LiveSnapshot,
  type LiveState,
  NOTHING_SHOWN,
  NOTHING_YET,
} from './channel'
import { useBegun } from './view/begun'

/** The state of an audience's line, and the games that are open on it. */
export interface LiveLine {
  state: LiveState
  /** Games with an open evening, in the order of the house. */
  open: readonly string[]
  /** The server's time in ms. Read it in effects and handlers; to show what follows from it use `useOfNow`. */
  now(): number
}

export interface LiveView<V = unknown> extends Omit<LiveLine, 'open'> {
  view: V | null
  /** Names by member id, as this audience may see them. */
  names: Readonly<Record<string, string>>
  /** The open evening's id; null when none of this game is open. */
  evening: string | null
  version: number
}

/** The games that are open in the club, as one audience's line reports them. */
export function useOpen(slug: string, audience: LiveAudience): LiveLine {
  const { state, open, offset } = useSnapshot(slug, audience)
  return { state, open, now: useClock(audience, offset) }
}

/** The last evening of each open game, as the club's line to one audience has shown it. */
export const useGamesShown = (slug: string, audience: LiveAudience): LiveSnapshot['games'] =>
  useSnapshot(slug, audience).games

/** The view of a game's open evening for one audience, pushed at each change. `V` is the type of the game's view. */
export function useLive<V>(slug: string, audience: LiveAudience, game: string): LiveView<V> {
  const { state, games, offset } = useSnapshot(slug, audience)
  const shown = games[game] ?? NOTHING_SHOWN
  return { ...shown, view: shown.view as V | null, state, now: useClock(audience, offset) }
}

/** The latest of the line. It is drawn in slices, and not between the taps of a quick hand, so that each is answered at once. */
function useSnapshot(slug: string, audience: LiveAudience): LiveSnapshot {
  const source = channel(slug, audience)
  const begun = useBegun(audience)
  const isHydrated = useIsHydrated()
  const [drawn, draw] = useState({ source, snapshot: source.snapshot })
  useEffect(() => {
    const follow = () => startTransition(() => draw({ source, snapshot: source.snapshot }))
    follow()
    return source.subscribe(() => betweenTaps(follow))
  }, [source])
  if (!isHydrated) return begun?.snapshot ?? NOTHING_YET
  return drawn.source === source ? drawn.snapshot : source.snapshot
}

/** The clock of a page that the server rendered stands at the server's time until the browser has taken the page over. */
function useClock(audience: LiveAudience, offset: number): () => Instant {
  const rendered = useBegun(audience)?.at ?? null
  const stands = !useIsHydrated() && rendered !== null
  return useCallback(() => (stands ? rendered : Date.now() + offset), [stands, rendered, offset])
}
