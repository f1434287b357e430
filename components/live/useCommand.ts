'use client'
import { useCallback, useSyncExternalStore } from 'react'
import type { CommandType, PokerCommand } from '@/rules/poker/decider'
import type { Offer } from '@/rules/poker/views/shapes'
import { useClub } from '../club'
import { useToast } from '../ui/Toast'
import { eveningShown } from './channel'
import { commandQueue, type Given, NO_QUEUE } from './queue'

export type PayloadFor<T extends CommandType> = Omit<Extract<PokerCommand, { type: T }>, 'type'>

export interface How {
  evening?: string
  quiet?: boolean
  /** How far the table shown has got, so that a word meant for it falls on no other. */
  upon?: unknown
}

export interface Commands {
  /**
   * Gives a command in the evening shown (or in `evening`, for a closed one). Resolves when the server has
   * answered; a refusal is also shown as a toast with its provision, unless `quiet`.
   */
  give<T extends CommandType>(type: T, payload: PayloadFor<T>, how?: How): Promise<Given>
  /** Gives an offer as it stands, or with some fields changed within its bounds. */
  take(offer: Offer, changes?: Readonly<Record<string, unknown>>, how?: How): Promise<Given>
}

/** How this screen gives commands; see `queue.ts` for what happens without a network. */
export function useCommand(slug: string): Commands {
  const giver = useGiver()
  const { refused } = useToast()
  const send = useCallback(
    async (
      type: string,
      payload: Readonly<Record<string, unknown>>,
      how: How = {},
    ): Promise<Given> => {
      const evening = how.evening ?? eveningShown(slug)
      const given: Given = evening
        ? await commandQueue(slug, giver).give(evening, type, payload, how.upon)
        : { ok: false, ruling: { provision: null, code: 'evening-not-open', say: {} } }
      if (!given.ok && !how.quiet) refused(given.ruling)
      return given
    },
    [slug, giver, refused],
  )
  const take: Commands['take'] = useCallback(
    (offer, changes, how) => send(offer.type, { ...offer.payload, ...changes }, how),
    [send],
  )
  return { give: send, take }
}

/** How many commands of this screen are unanswered, and whether for want of network. */
export function useWaiting(slug: string): { waiting: number; offline: boolean } {
  const giver = useGiver()
  const subscribe = useCallback(
    (listener: () => void) => commandQueue(slug, giver).subscribe(listener),
    [slug, giver],
  )
  return useSyncExternalStore(
    subscribe,
    () => commandQueue(slug, giver).snapshot,
    () => NO_QUEUE,
  )
}

function useGiver(): string {
  const { me } = useClub()
  return me?.member?.id ?? (me?.device ? `table-${me.device.table}` : 'nobody')
}
