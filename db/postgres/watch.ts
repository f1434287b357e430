import { setTimeout as pause } from 'node:timers/promises'
import { livingPostmaster } from './postmaster'

/** The time between two checks of the server, in milliseconds. */
const LOOK_EVERY_MS = 250

/**
 * Restarts the server whenever it has died by itself. The returned function ends the watch, and waits for a start that
 * is under way.
 */
export function watch(data: string, restart: () => Promise<unknown>): () => Promise<void> {
  const over = new AbortController()
  const rounds = async () => {
    while (!over.signal.aborted) {
      await pause(LOOK_EVERY_MS, undefined, { ref: false, signal: over.signal }).catch(
        () => undefined,
      )
      if (over.signal.aborted) continue
      try {
        if (!livingPostmaster(data)) await restart()
      } catch {
        // A start that fails is explained in the server's log, and a system without free descriptors recovers: the next
        // check tries again.
      }
    }
  }
  const ended = rounds()
  return async () => {
    over.abort()
    await ended
  }
}
