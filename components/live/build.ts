import { useSyncExternalStore } from 'react'

let told: string | null = null
const listeners = new Set<() => void>()

/** Notes the server’s build, as a line of this tab told it. */
export function noteBuild(build: string): void {
  told = build
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The build of the server at the other end of this tab’s lines; null until one told it. */
export const useServerBuild = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => told,
    () => null,
  )
