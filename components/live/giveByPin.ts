'use client'
import { useCallback } from 'react'
import { asMember } from '@/rules/kernel/ids'
import { useClub } from '../club/club'
import { eveningShown } from './channel'
import { useGame } from './game'
import type { Answer } from './queue'
import { isOffline, refusalOf, refusalOfHouse, trpc } from './trpc'

/** A member who signs at this post. `id` is the command's: a retry repeats it, so that nothing is done twice. */
export interface Signature {
  id: string
  member: string
  pin: string
}

interface SignedHow {
  evening?: string
  upon?: unknown
}

/**
 * Gives a command at this post in the name of the member who signs. Unlike `Give` it is never queued, since a device
 * keeps no PIN: without a network the answer is the refusal `pin-not-queued`, and the same signature may be tried again.
 */
export type GiveByPin = (
  type: string,
  payload: object,
  signature: Signature,
  how?: SignedHow,
) => Promise<Answer>

export function useGiveByPin(): GiveByPin {
  const { slug } = useClub().club
  const game = useGame()
  return useCallback(
    async (type, payload, { id, member, pin }, how = {}) => {
      const evening = how.evening ?? eveningShown(slug, game)
      if (!evening) return { ok: false, refusal: refusalOfHouse('evening-not-open') }
      return await giveSigned(evening, { type, payload, upon: how.upon }, { id, member, pin })
    },
    [slug, game],
  )
}

interface SignedCommand {
  type: string
  payload: object
  upon?: unknown
}

/** Sends a signed command at once, or not at all. */
export async function giveSigned(
  evening: string,
  { type, payload, upon }: SignedCommand,
  { id, member, pin }: Signature,
): Promise<Answer> {
  const command = { type, payload: { ...payload }, upon }
  try {
    await trpc.pins.give.mutate({ evening, id, member: asMember(member), pin, ...command })
    return { ok: true }
  } catch (error) {
    const refusal = isOffline(error) ? refusalOfHouse('pin-not-queued') : refusalOf(error)
    return { ok: false, refusal }
  }
}
