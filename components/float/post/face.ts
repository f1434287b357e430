'use client'
import { useSyncExternalStore } from 'react'
import { keepHere, keptHere } from '../../ui/awake/kept'

/** The two faces of a tablet paired with a table: the game, and the changeur’s side table. */
type Face = 'game' | 'float'

const listeners = new Set<() => void>()
/** Chosen on this page, for a device that refuses storage. */
const chosen = new Map<string, Face>()
const keyOf = (slug: string, table: string) => `circolo:face:${slug}:${table}`

/** The changeur's own tablet is opened with its face in the address. */
const isAsked = (): boolean => new URLSearchParams(window.location.search).get('lato') === 'cambio'

function faceAt(key: string): Face {
  const kept = chosen.get(key) ?? keptHere(key)
  return kept === 'float' || (kept === null && isAsked()) ? 'float' : 'game'
}

function choose(key: string, face: Face) {
  chosen.set(key, face)
  keepHere(key, face)
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
