'use client'
import { getUntypedClient } from '@trpc/client'
import { useState } from 'react'
import type { FloatCommand } from '@/rules/float/articles'
import type { MemberId } from '@/rules/kernel/ids'
import type { PayloadIn } from '@/rules/kernel/offers'
import type { ToldRefusal } from '@/server/common/errors'
import { useCommanding } from '../../live/commanding'
import { useGame } from '../../live/game'
import { refusalOf, refusalOfHouse, trpc } from '../../live/trpc'
import { uuid } from '../../live/uuid'

/** The person who signs at this post, with their PIN. */
export interface Signer {
  readonly member: MemberId
  readonly pin: string
}

interface AtPost {
  /** Resolves to whether the command was accepted. */
  sign<T extends FloatCommand['type']>(
    type: T,
    payload: PayloadIn<FloatCommand, T>,
    signer: Signer,
  ): Promise<boolean>
  refusal: ToldRefusal | null
  waiting: boolean
  forget(): void
}

/**
 * Gives a command at this post in another person's name. It never waits in the queue, since a PIN is not kept on the
 * device: without a network it says so, and is signed again.
 */
export function useAtPost(): AtPost {
  const game = useGame()
  const { evening } = useCommanding()
  const [refusal, setRefusal] = useState<ToldRefusal | null>(null)
  const [waiting, setWaiting] = useState(false)
  return {
    async sign(type, payload, signer) {
      if (!evening) {
        setRefusal(refusalOfHouse('evening-not-open'))
        return false
      }
      setWaiting(true)
      setRefusal(null)
      try {
        const command = { type, ...payload }
        const given = { evening, id: uuid(), command, ...signer }
        await getUntypedClient(trpc).mutation(`${game}.commandAtPost`, given)
        return true
      } catch (error) {
        setRefusal(refusalOf(error))
        return false
      } finally {
        setWaiting(false)
      }
    },
    refusal,
    waiting,
    forget: () => setRefusal(null),
  }
}
