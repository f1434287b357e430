'use client'
import { useCallback, useSyncExternalStore } from 'react'
import type { Offer } from '@/rules/kernel/offers'
import { useClub } from '../club/club'
import { useToast } from '../tell/Toast'
import { eveningShown } from './channel'
import { useGame } from './game'
import { type CommandQueue, commandQueue, type Given, NO_QUEUE, type QueueSnapshot } from './queue'

/** Any command of any game; a game's screens know its own. */
export interface AnyCommand {
  type: string
}

/** What the command of that type holds beside its type, in the union of a game's commands. */
export type PayloadIn<C extends AnyCommand, T extends C['type']> = Omit<
  Extract<C, { type: T }>,
  'type'
>

export interface How {
  evening?: string
  quiet?: boolean
  /** How far what is shown has got, so that a word meant for it falls on no other. */
  upon?: unknown
}

export interface Commands<C extends AnyCommand> {
  /**
   * Gives a command in the evening shown (or in `evening`, for a closed one). Resolves when the server has
   * answered; a refusal is also shown as a toast with its provision, unless `quiet`.
   */
  give<T extends C['type']>(type: T, payload: PayloadIn<C, T>, how?: How): Promise<Given>
  /** Gives an offer as it stands, or with some fields changed within its bounds. */
  take(offer: Offer, changes?: Readonly<Record<string, unknown>>, how?: How): Promise<Given>
}

/** How this screen gives its game's commands; see `queue.ts` for what happens without a network. */
export function useCommand<C extends AnyCommand>(): Commands<C> {
  const { slug } = useClub().club
  const game = useGame()
  const queue = useQueue()
  const { refused } = useToast()
  const send = useCallback(
    async (
      type: string,
      payload: Readonly<Record<string, unknown>>,
      { upon, ...how }: How = {},
    ): Promise<Given> => {
      const evening = how.evening ?? eveningShown(slug, game)
      const given: Given = evening
        ? await queue().give({ game, evening, type, payload, upon })
        : { ok: false, refusal: { provision: null, code: 'evening-not-open', parts: {} } }
      if (!given.ok && !how.quiet) refused(given.refusal)
      return given
    },
    [slug, game, queue, refused],
  )
  const take: Commands<C>['take'] = useCallback(
    (offer, changes, how) => send(offer.type, { ...offer.payload, ...changes }, how),
    [send],
  )
  return { give: send, take }
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
