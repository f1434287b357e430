import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseUnreachable, translate } from '@/db/errors'

const MOST_TRIES = 200
const RETRY_MS = 50

/** Asks until a connection lives long enough to answer. */
export async function eventually<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    try {
      return await ask()
    } catch (error) {
      if (!(translate(error) instanceof DatabaseUnreachable)) throw error
      await pause(RETRY_MS)
    }
  }
  throw new Error('the database stays away')
}
