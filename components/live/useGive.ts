'use client'
import { useCallback, useSyncExternalStore } from 'react'
import { useClub } from '../club/club'
import { useToast } from '../tell/Toast'
import { giverAt } from './alone/left'
import { eveningShown } from './channel'
import { useGame } from './game'
import { type Answer, type CommandQueue, commandQueue, NO_QUEUE, type QueueSnapshot } from './queue'
import { refusalOfHouse } from './trpc'

export interface GiveOptions {
  evening?: string
  quiet?: boolean
  /** How far the shown table has got, so that the server refuses a stale command. */
  upon?: unknown
}

/**
 * Gives a command in the evening shown, or in `evening` for a closed one. Resolves when the server has answered; a
 * refusal is also shown as a toast with its provision, unless `quiet`.
 */
export type Give = (type: string, payload: object, how?: GiveOptions) => Promise<Answer>

/** The way to give commands of this screen's game; `queue.ts` says what happens without a network. */
export function useGive(): Give {
  const { slug } = useClub().club
  const game = useGame()
  const queue = useQueue()
  const { refused } = useToast()
  return useCallback(
    async (type, payload, { upon, ...how } = {}) => {
      const evening = how.evening ?? eveningShown(slug, game)
      const answer: Answer = evening
        ? await queue().give({ game, evening, type, payload: { ...payload }, upon })
        : { ok: false, refusal: refusalOfHouse('evening-not-open') }
      if (!answer.ok && !how.quiet) refused(answer.refusal)
      return answer
    },
    [slug, game, queue, refused],
  )
}

/** How many commands of this screen have no answer yet, and why. */
export function useQueueState(): QueueSnapshot {
  const queue = useQueue()
  const subscribe = useCallback((listener: () => void) => queue().subscribe(listener), [queue])
  return useSyncExternalStore(
    subscribe,
    () => queue().snapshot,
    () => NO_QUEUE,
  )
}

/** The queue of this screen's member or device, created in the browser only. */
export function useQueue(): () => CommandQueue {
  const { club, me, games } = useClub()
  const { slug } = club
  // Its name alone: each page that the server sends has another list of the same games.
  const [{ game: first }] = games
  const giver = me?.member?.id ?? (me?.device ? giverAt(me.device.post) : 'nobody')
  return useCallback(() => commandQueue(slug, giver, first), [slug, giver, first])
}
