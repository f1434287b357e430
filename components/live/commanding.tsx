'use client'
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { AnyCommand, Instant } from '@/rules/kernel/decider'
import type { Hindered, Offer, OfferOf, PayloadIn } from '@/rules/kernel/offers'
import type { ToldRefusal } from '@/server/common/errors'
import { offersFor } from './offers'
import { type Give, useGive } from './useGive'

/** The offers of a screen, and how that screen gives their commands. */
export interface Commanding<C extends AnyCommand> {
  /** The evening shown; null while none is open. */
  evening: string | null
  /** Server time in milliseconds. */
  now: () => Instant
  offers: readonly Offer<C>[]
  /** The steps that a table waits for and that may not be taken now. */
  hindered?: readonly Hindered[]
  /** True where the screen shows a refusal as a toast, for want of room beside the button. */
  toasts?: boolean
  /** How far the shown table has got, so that the server refuses a stale command. */
  upon?: unknown
  /** How long buttons stay disabled from the tap that gave an accepted command, in ms; 0 by default. */
  restMs?: number
  /** Runs after each answer, for example to fetch the view again; buttons stay disabled until it resolves. */
  answered?: () => Promise<unknown>
}

/** Gives commands and keeps the last refusal, so that it can be shown in place. */
export interface Acting<C extends AnyCommand> {
  /** Resolves to whether the command was accepted. */
  act<T extends C['type']>(type: T, payload: PayloadIn<C, T>): Promise<boolean>
  /** Gives an offer as it stands, or with fields changed within its bounds; resolves like `act`. */
  take<O extends Offer<C>>(offer: O, changes?: Partial<O['payload']>): Promise<boolean>
  /** The last refusal; null after `forget` or once another command is given. */
  refusal: ToldRefusal | null
  /** True while a command has no answer yet, while buttons rest after it, and while taps wait (`useInOrder`). */
  waiting: boolean
  forget(): void
}

interface HereOnScreen extends Commanding<AnyCommand> {
  give: Give
  /** Says that some wait, until the answer is called. */
  lineUp(): () => void
}

const Here = createContext<HereOnScreen | null>(null)
/** Whether taps wait for one before them (`useInOrder`). */
const TapsWait = createContext(false)

/**
 * Provides the offers of a screen and the way to give commands. Kinds of screen (phone, desk, tablet) differ only in
 * `here`.
 */
export function CommandingProvider<C extends AnyCommand>(props: {
  here: Commanding<C>
  children: ReactNode
}) {
  const give = useGive()
  const [lines, setLines] = useState(0)
  const lineUp = useCallback(() => {
    setLines((count) => count + 1)
    return () => setLines((count) => count - 1)
  }, [])
  // The cast is safe, because the screens below read it with the types of the same game.
  const here = props.here as Commanding<AnyCommand>
  const value = useMemo(() => ({ ...here, give, lineUp }), [here, give, lineUp])
  return (
    <Here value={value}>
      <TapsWait value={lines > 0}>{props.children}</TapsWait>
    </Here>
  )
}

function useHere() {
  const here = use(Here)
  if (!here) throw new Error('commands outside CommandingProvider')
  return here
}

/** The value of the nearest `CommandingProvider`; throws outside of one. */
export const useCommanding = <C extends AnyCommand>(): Commanding<C> =>
  useHere() as unknown as Commanding<C>

/** The offers of this type whose payload agrees with `match`; empty when the command may not be given now. */
export function useOffers<C extends AnyCommand, T extends C['type']>(
  type: T,
  match?: Partial<PayloadIn<C, T>>,
): OfferOf<C, T>[] {
  const found: unknown = offersFor<Offer<AnyCommand>, T>(useHere().offers, type, match)
  return found as OfferOf<C, T>[]
}

/** The first of those offers; null when the command may not be given now. */
export const useOffer = <C extends AnyCommand, T extends C['type']>(
  type: T,
  match?: Partial<PayloadIn<C, T>>,
): OfferOf<C, T> | null => useOffers<C, T>(type, match)[0] ?? null

/** The reason why a step that the table waits for may not be taken now; null where it may, or is not awaited. */
export const useHindrance = (type: string): ToldRefusal | null =>
  useHere().hindered?.find((one) => one.type === type)?.refusal ?? null

/** Gives commands from one part of a screen; each part has its own last refusal and its own rest. */
export function useAct<C extends AnyCommand>(): Acting<C> {
  const { give, evening, toasts = false, upon, restMs = 0, answered } = useHere()
  const doTapsWait = use(TapsWait)
  const [refusal, setRefusal] = useState<ToldRefusal | null>(null)
  const [waiting, setWaiting] = useState(false)
  const forget = useCallback(() => setRefusal(null), [])
  const send = async (type: string, payload: object) => {
    const tapped = performance.now()
    let rest = 0
    setWaiting(true)
    setRefusal(null)
    try {
      const how = { quiet: !toasts, upon, ...(evening ? { evening } : {}) }
      const answer = await give(type, payload, how).finally(answered)
      if (answer.ok) rest = restMs - (performance.now() - tapped)
      else setRefusal(answer.refusal)
      return answer.ok
    } finally {
      const wake = () => startTransition(() => setWaiting(false))
      if (rest > 0) setTimeout(wake, rest)
      else wake()
    }
  }
  return {
    act: send,
    take: (offer, changes) => send(offer.type, { ...offer.payload, ...changes }),
    refusal,
    waiting: waiting || doTapsWait,
    forget,
  }
}

interface InOrderProps<T> {
  /** Resolves to whether the tap was accepted. */
  act: (tap: T) => Promise<boolean>
  /** Whether a tap that waited still means something; always by default. */
  isPossible?: (tap: T) => boolean
  /** Each tap is meant for what the one before has left: after a refusal those behind it mean nothing. */
  isSequence?: boolean
  /** Says how many taps meant nothing in the end, other than one whose refusal stays in sight. */
  dropped: (count: number) => void
}

/**
 * Does each tap once the table stands as the one before has left it, so that nobody has to wait between two. While some
 * wait, the other buttons of the screen rest, so that no step overtakes them. They are kept on the page only.
 */
export function useInOrder<T>(props: InOrderProps<T>): {
  /** Taps not done yet, the first being done. */
  line: readonly T[]
  give(tap: T): void
} {
  const { upon, lineUp } = useHere()
  const standing = JSON.stringify(upon)
  const [line, setLine] = useState<readonly T[]>([])
  const latest = useRef({ ...props, line })
  const acting = useRef<{ isBusy: boolean; on: string | null }>({ isBusy: false, on: null })
  useEffect(() => {
    latest.current = { ...props, line }
  })
  const doSomeWait = line.length > 1
  useEffect(() => (doSomeWait ? lineUp() : undefined), [doSomeWait, lineUp])
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      const { dropped, line: left } = latest.current
      const lost = left.length - (acting.current.isBusy ? 1 : 0)
      if (lost > 0) dropped(lost)
    }
  }, [])
  useEffect(() => {
    const { act, isPossible = () => true, isSequence = false, dropped } = latest.current
    if (line.length === 0 || acting.current.isBusy || acting.current.on === standing) return
    const first = line.findIndex(isPossible)
    const gone = first < 0 ? line.length : first
    if (gone > 0) {
      setLine(line.slice(gone))
      return dropped(gone)
    }
    acting.current = { isBusy: true, on: standing }
    void act(line[0] as T).then((isAccepted) => {
      acting.current.isBusy = false
      if (isAccepted) return setLine((taps) => taps.slice(1))
      // A refused tap has changed nothing that the next one would have to wait for.
      acting.current.on = null
      // The refusal is shown beside the controls that were tapped, as long as they are on the screen and no next tap
      // takes it away.
      if (!isHere.current) return dropped(1)
      const behind = latest.current.line.length - 1
      setLine((taps) => (isSequence ? [] : taps.slice(1)))
      if (behind > 0) dropped(isSequence ? behind : 1)
    })
  }, [line, standing])
  const give = useCallback((tap: T) => setLine((taps) => [...taps, tap]), [])
  return { line, give }
}

/** These hooks for one game: a command or a payload that the game does not have does not compile. */
export const commandingOf = <C extends AnyCommand>() => ({
  CommandingProvider: CommandingProvider<C>,
  useCommanding: useCommanding<C>,
  useAct: useAct<C>,
  useOffers: <T extends C['type']>(type: T, match?: Partial<PayloadIn<C, T>>) =>
    useOffers<C, T>(type, match),
  useOffer: <T extends C['type']>(type: T, match?: Partial<PayloadIn<C, T>>) =>
    useOffer<C, T>(type, match),
})
