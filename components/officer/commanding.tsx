'use client'
import { createContext, type ReactNode, use, useState } from 'react'
import type { Instant } from '@/rules/kernel/decider'
import type { Offer } from '@/rules/kernel/offers'
import { offerFor } from '../live/offers'
import type { ToldRefusal } from '../live/trpc'
import type { AnyCommand, Commands, PayloadIn } from '../live/useCommand'

/** The way to give commands from a screen of officers, and what they may give now. */
export interface Commanding<C extends AnyCommand> {
  /** The evening shown; null while none is open. */
  evening: string | null
  /** Server time in milliseconds. */
  now: () => Instant
  offers: readonly Offer[]
  give: Commands<C>['give']
}

const Here = createContext<Commanding<AnyCommand> | null>(null)

export function CommandingProvider<C extends AnyCommand>(props: {
  here: Commanding<C>
  children: ReactNode
}) {
  // Its screens read it back by the same game's commands.
  return <Here value={props.here as Commanding<AnyCommand>}>{props.children}</Here>
}

export function useCommanding<C extends AnyCommand>(): Commanding<C> {
  const here = use(Here)
  if (!here) throw new Error('useCommanding outside CommandingProvider')
  return here as Commanding<C>
}

/** The offer of that type whose payload holds `match`, or null when it may not be given now. */
export function useOffer<C extends AnyCommand, T extends C['type']>(
  type: T,
  match: Partial<PayloadIn<C, T>> = {},
): Offer | null {
  return offerFor(useCommanding<C>().offers, type, match) ?? null
}

/** Gives commands one at a time and keeps the last refusal, to be shown in place. */
export function useAct<C extends AnyCommand>() {
  const { give, evening } = useCommanding<C>()
  const [refusal, setRefusal] = useState<ToldRefusal | null>(null)
  const [waiting, setWaiting] = useState(false)
  async function act<T extends C['type']>(type: T, payload: PayloadIn<C, T>): Promise<boolean> {
    setWaiting(true)
    setRefusal(null)
    const how = evening ? { evening, quiet: true } : { quiet: true }
    const answer = await give(type, payload, how).finally(() => setWaiting(false))
    if (!answer.ok) setRefusal(answer.refusal)
    return answer.ok
  }
  return { act, refusal, waiting, forget: () => setRefusal(null) }
}
