'use client'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { View } from '@/rules/poker/views/shapes'
import { channel, type LiveAudience, type LiveState, SERVER_SNAPSHOT } from './channel'

export interface Live<V extends View> {
  view: V | null
  /** Names by member id, as this audience may see them. */
  names: Readonly<Record<string, string>>
  /** The open evening's id; null when none is open. */
  evening: string | null
  version: number
  /** The server's time in ms. Read it in effects and handlers; to show time use `useNow`. */
  now(): number
  state: LiveState
}

/** What one audience may see of the club's open evening, pushed at each change. */
export function useLive<V extends View>(slug: string, audience: LiveAudience): Live<V> {
  const source = channel(slug, audience)
  const snapshot = useSyncExternalStore(
    source.subscribe,
    () => source.snapshot,
    () => SERVER_SNAPSHOT,
  )
  const { offset } = snapshot
  const now = useCallback(() => Date.now() + offset, [offset])
  return {
    view: snapshot.view as V | null,
    names: snapshot.names,
    evening: snapshot.evening,
    version: snapshot.version,
    now,
    state: snapshot.state,
  }
}

/** The server's time, refreshed every second, for countdowns: `const now = useNow(live.now)`. */
export function useNow(now: () => number, everyMs = 1_000): number {
  const [time, setTime] = useState(now)
  useEffect(() => {
    setTime(now())
    const timer = setInterval(() => setTime(now()), everyMs)
    return () => clearInterval(timer)
  }, [now, everyMs])
  return time
}
