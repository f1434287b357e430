'use client'
import { createContext, type ReactNode, use, useState } from 'react'
import type { Instant, Ruling } from '@/rules/kernel/decider'
import type { CommandType } from '@/rules/poker/decider'
import type { Offer } from '@/rules/poker/views/shapes'
import { offerFor } from '../live/offers'
import type { Commands, PayloadFor } from '../live/useCommand'

/** The way to give commands from a screen of officers, and what they may give now. */
export interface Commanding {
  slug: string
  /** The evening shown; null while none is open. */
  evening: string | null
  /** Server time in milliseconds. */
  now: () => Instant
  offers: readonly Offer[]
  give: Commands['give']
}

const Here = createContext<Commanding | null>(null)

export function CommandingProvider(props: { here: Commanding; children: ReactNode }) {
  return <Here value={props.here}>{props.children}</Here>
}

export function useCommanding(): Commanding {
  const here = use(Here)
  if (!here) throw new Error('useCommanding outside CommandingProvider')
  return here
}

/** The offer of that type whose payload holds `match`, or null when it may not be given now. */
export function useOffer<T extends CommandType>(
  type: T,
  match: Partial<PayloadFor<T>> = {},
): Offer | null {
  return offerFor(useCommanding().offers, type, match) ?? null
}

/** Gives commands one at a time and keeps the last refusal, to be shown in place. */
export function useAct() {
  const { give, evening } = useCommanding()
  const [ruling, setRuling] = useState<Ruling | null>(null)
  const [waiting, setWaiting] = useState(false)
  async function act<T extends CommandType>(type: T, payload: PayloadFor<T>): Promise<boolean> {
    setWaiting(true)
    setRuling(null)
    const how = evening ? { evening, quiet: true } : { quiet: true }
    const answer = await give(type, payload, how).finally(() => setWaiting(false))
    if (!answer.ok) setRuling(answer.ruling)
    return answer.ok
  }
  return { act, ruling, waiting, forget: () => setRuling(null) }
}
