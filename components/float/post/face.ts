'use client'
import { useSyncExternalStore } from 'react'

/** The two faces of a tablet paired with a table: the game, and the changeur’s side table. */
type Face = 'game' | 'float'

const listeners = new Set<() => void>()
/** Kept here too, where a device refuses storage. */
const chosen = new Map<string, Face>()
const keyOf = (slug: string, table: string) => `circolo:face:${slug}:${table}`

function faceAt(key: string): Face {
  const known = chosen.get(key)
  if (known) return known
  try {
    return localStorage.getItem(key) === 'float' ? 'float' : 'game'
  } catch {
    return 'game'
  }
}

function choose(key: string, face: Face) {
  chosen.set(key, face)
  try {
    localStorage.setItem(key, face)
  } catch {
    // Private browsing refuses storage: the choice lasts until the page is loaded again.
  }
  for (const listener of listeners) listener()
}

/** The face of this device, remembered on it. */
export function useFace(slug: string, table: string): readonly [Face, (face: Face) => void] {
  const key = keyOf(slug, table)
  const face = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    () => faceAt(key),
    () => 'game' as const,
  )
  return [face, (next) => choose(key, next)]
}
