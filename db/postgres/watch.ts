import { setTimeout as pause } from 'node:timers/promises'
import { livingPostmaster } from './postmaster'

/** How often the server is looked after, in milliseconds. */
const LOOK_EVERY_MS = 250

/**
 * Starts the server again whenever it has died by itself. The returned function ends the watch, and waits
 * for a start that is under way.
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
        // A start that fails says so in the server's log, and a system out of descriptors comes back: the next round
        // tries again.
      }
    }
  }
  const ended = rounds()
  return async () => {
    over.abort()
    await ended
  }
}
