'use client'
import { createContext, type ReactNode, use, useState } from 'react'
import type { AnyCommand, Instant } from '@/rules/kernel/decider'
import type { Offer, OfferOf, PayloadIn } from '@/rules/kernel/offers'
import type { ToldRefusal } from '@/server/common/errors'
import { offersFor } from './offers'
import { type Give, useGive } from './useGive'

/** What may be given on a screen now, and the manner in which its kind of screen gives it. */
export interface Commanding<C extends AnyCommand> {
  /** The evening shown; null while none is open. */
  evening: string | null
  /** Server time in milliseconds. */
  now: () => Instant
  offers: readonly Offer<C>[]
  /** A refusal is shown as a toast, where the screen has no room for it beside the button. */
  toasts?: boolean
  /** How far what is shown has got, so that a word meant for it falls on no other. */
  upon?: unknown
  /** How long buttons rest once a command was accepted, in ms; not at all unless said. */
  restMs?: number
  /** What is done once a command was answered, such as to read again what is shown; buttons wait for it. */
  answered?: () => Promise<unknown>
}

/** Gives commands and keeps the last refusal, to be shown in place. */
export interface Acting<C extends AnyCommand> {
  /** Resolves to whether the command was accepted. */
  act<T extends C['type']>(type: T, payload: PayloadIn<C, T>): Promise<boolean>
  /** Gives an offer as it stands, or with some fields changed within its bounds; the rest as `act`. */
  take<O extends Offer<C>>(offer: O, changes?: Partial<O['payload']>): Promise<boolean>
  /** The last refusal; null once another command is given, or it is forgotten. */
  refusal: ToldRefusal | null
  /** A command was given and is not answered yet, or buttons still rest after it. */
  waiting: boolean
  forget(): void
}

const Here = createContext<(Commanding<AnyCommand> & { give: Give }) | null>(null)

/** Where a screen's commands are given: one kind of screen differs from another in what `here` holds, and only there. */
export function CommandingProvider<C extends AnyCommand>(props: {
  here: Commanding<C>
  children: ReactNode
}) {
  const give = useGive()
  // Its screens read it back by the same game's commands.
  const here = props.here as Commanding<AnyCommand>
  return <Here value={{ ...here, give }}>{props.children}</Here>
}

function useHere() {
  const here = use(Here)
  if (!here) throw new Error('commands outside CommandingProvider')
  return here
}

/** What the nearest provider holds; throws outside of one. */
export const useCommanding = <C extends AnyCommand>(): Commanding<C> =>
  useHere() as unknown as Commanding<C>

/** The offers of that type whose payload holds `match`; none when it may not be given now. */
export function useOffers<C extends AnyCommand, T extends C['type']>(
  type: T,
  match?: Partial<PayloadIn<C, T>>,
): OfferOf<C, T>[] {
  const found: unknown = offersFor<Offer<AnyCommand>, T>(useHere().offers, type, match)
  return found as OfferOf<C, T>[]
}

/** The first of those offers, or null when it may not be given now. */
export const useOffer = <C extends AnyCommand, T extends C['type']>(
  type: T,
  match?: Partial<PayloadIn<C, T>>,
): OfferOf<C, T> | null => useOffers<C, T>(type, match)[0] ?? null

/** The way to give commands from one part of a screen; each part has a last refusal and a rest of its own. */
export function useAct<C extends AnyCommand>(): Acting<C> {
  const { give, evening, toasts = false, upon, restMs = 0, answered } = useHere()
  const [refusal, setRefusal] = useState<ToldRefusal | null>(null)
  const [waiting, setWaiting] = useState(false)
  const send = async (type: string, payload: object) => {
    let rest = 0
    setWaiting(true)
    setRefusal(null)
    try {
      const how = { quiet: !toasts, upon, ...(evening ? { evening } : {}) }
      const answer = await give(type, payload, how).finally(answered)
      if (answer.ok) rest = restMs
      else setRefusal(answer.refusal)
      return answer.ok
    } finally {
      if (rest > 0) setTimeout(() => setWaiting(false), rest)
      else setWaiting(false)
    }
  }
  return {
    act: send,
    take: (offer, changes) => send(offer.type, { ...offer.payload, ...changes }),
    refusal,
    waiting,
    forget: () => setRefusal(null),
  }
}

/** These hooks for one game: a name or a payload that its commands do not know does not compile. */
export const commandingOf = <C extends AnyCommand>() => ({
  CommandingProvider: CommandingProvider<C>,
  useCommanding: useCommanding<C>,
  useAct: useAct<C>,
  useOffers: <T extends C['type']>(type: T, match?: Partial<PayloadIn<C, T>>) =>
    useOffers<C, T>(type, match),
  useOffer: <T extends C['type']>(type: T, match?: Partial<PayloadIn<C, T>>) =>
    useOffer<C, T>(type, match),
})
