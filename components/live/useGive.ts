'use client'
import { useCallback, useSyncExternalStore } from 'react'
import { useClub } from '../club/club'
import { useToast } from '../tell/Toast'
import { eveningShown } from './channel'
import { useGame } from './game'
import { type Answer, type CommandQueue, commandQueue, NO_QUEUE, type QueueSnapshot } from './queue'
import { refusalOfHouse } from './trpc'

export interface How {
  evening?: string
  quiet?: boolean
  /** How far what is shown has got, so that a command meant for it falls on no other. */
  upon?: unknown
}

/**
 * Gives a command in the evening shown (or in `evening`, for a closed one). Resolves when the server has answered; a
 * refusal is also shown as a toast with its provision, unless `quiet`.
 */
export type Give = (type: string, payload: object, how?: How) => Promise<Answer>

/** How this screen's provider gives its game's commands; see `queue.ts` for what happens without a network. */
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

/** How many commands of this screen are unanswered, and what keeps them. */
export function useWaiting(): QueueSnapshot {
  const queue = useQueue()
  const subscribe = useCallback((listener: () => void) => queue().subscribe(listener), [queue])
  return useSyncExternalStore(
    subscribe,
    () => queue().snapshot,
    () => NO_QUEUE,
  )
}

/** The queue of who stands at this screen, asked for in the browser only. */
function useQueue(): () => CommandQueue {
  const { club, me, games } = useClub()
  const { slug } = club
  const [first] = games
  // A post's key is still a table's, so that what an earlier version kept there is found.
  const giver = me?.member?.id ?? (me?.device ? `table-${me.device.post}` : 'nobody')
  return useCallback(() => commandQueue(slug, giver, first.game), [slug, giver, first])
}
