'use client'
import { useRef, useState } from 'react'
import type { FloatCommand } from '@/rules/float/articles'
import type { MemberId } from '@/rules/kernel/ids'
import type { PayloadIn } from '@/rules/kernel/offers'
import type { ToldRefusal } from '@/server/common/errors'
import { useGiveByPin } from '../../live/giveByPin'
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
  /** Begins another signature, with an id of its own. */
  forget(): void
}

/** Gives a command at this post in another person’s name. One sheet is one signature: a retry repeats its id. */
export function useAtPost(): AtPost {
  const give = useGiveByPin()
  const id = useRef(uuid())
  const [refusal, setRefusal] = useState<ToldRefusal | null>(null)
  const [waiting, setWaiting] = useState(false)
  return {
    async sign(type, payload, signer) {
      setWaiting(true)
      setRefusal(null)
      const answer = await give(type, payload, { id: id.current, ...signer })
      setWaiting(false)
      if (!answer.ok) setRefusal(answer.refusal)
      return answer.ok
    },
    refusal,
    waiting,
    forget() {
      id.current = uuid()
      setRefusal(null)
    },
  }
}
