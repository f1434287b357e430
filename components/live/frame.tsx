'use client'
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import type { Instant } from '@/rules/kernel/decider'
import { useGameTitle } from '../club/club'
import { useGameOrNull } from './game'

/** Something that waits for whoever looks at a page, in one of its games. */
export interface Thing {
  /** Its name within the game; its part of the screen bears it, in `data-thing` after the game's. */
  key: string
  /** Since when; null where the game does not say. */
  at: Instant | null
  text: string
  /** Brings the part of the game's screen where it stands. */
  go?: () => void
  /** It has a card at the desk: it waits, or is done and can be taken back for a moment. */
  card?: 'waits' | 'done'
}

export interface ThingHere extends Thing {
  game: string
}

/** The name of a thing among those of all games. */
export const idOf = ({ game, key }: Pick<ThingHere, 'game' | 'key'>): string => `${game} ${key}`

interface Frame {
  keep(id: string, things: readonly ThingHere[]): void
  /** The part above the games' tabs, where what waits for this person stands, of whichever game. */
  top: HTMLElement | null
  setTop(top: HTMLElement | null): void
  /** The parts of the page that a game fills: its own in the desk's rail, and a card for each thing. */
  slots: Readonly<Record<string, HTMLElement>>
  setSlot(name: string, slot: HTMLElement | null): void
}

const Frames = createContext<Frame | null>(null)
const Things = createContext<readonly ThingHere[]>([])

const signature = (things: readonly ThingHere[]): string =>
  things.map(({ game, key, at, text, card }) => `${game} ${key} ${at} ${text} ${card}`).join('\n')
const LAST = Number.POSITIVE_INFINITY

/** The frame of a page with several games: each keeps here what waits in it. */
export function FrameProvider({ children }: { children: ReactNode }) {
  const kept = useRef(new Map<string, readonly ThingHere[]>())
  const [things, setThings] = useState<readonly ThingHere[]>([])
  const [top, setTop] = useState<HTMLElement | null>(null)
  const [slots, setSlots] = useState<Frame['slots']>({})
  const keep = useCallback((id: string, some: readonly ThingHere[]) => {
    if (some.length > 0) kept.current.set(id, some)
    else kept.current.delete(id)
    const next = [...kept.current.values()].flat()
    next.sort((a, b) => (a.at ?? LAST) - (b.at ?? LAST) || 0)
    setThings((before) => (signature(before) === signature(next) ? before : next))
  }, [])
  const setSlot = useCallback(
    (name: string, slot: HTMLElement | null) =>
      setSlots(({ [name]: _, ...others }) => (slot ? { ...others, [name]: slot } : others)),
    [],
  )
  const frame = useMemo(() => ({ keep, top, setTop, slots, setSlot }), [keep, top, slots, setSlot])
  return (
    <Frames value={frame}>
      <Things value={things}>{children}</Things>
    </Frames>
  )
}

/** Keeps screens out of the page's frame, as of an evening that is over: they fill no part of it, and nothing waits there. */
export const NoFrame = ({ children }: { children: ReactNode }) => (
  <Frames value={null}>
    <Things value={[]}>{children}</Things>
  </Frames>
)

export const useFrame = (): Frame | null => use(Frames)

/** Everything that waits on this page, in one order of time. */
export const useThings = (): readonly ThingHere[] =>
  use(Things).filter(({ card }) => card !== 'done')

/** Everything that has a card at the desk, in the same order. */
export const useCards = (): readonly ThingHere[] => use(Things).filter(({ card }) => card)

/** A part of the page that a game fills. */
export function useSlot(name: string): (slot: HTMLElement | null) => void {
  const setSlot = use(Frames)?.setSlot
  return useCallback((slot: HTMLElement | null) => setSlot?.(name, slot), [name, setSlot])
}

export const Shown = createContext(true)
/** False for the screens of a game that stand behind another's tab. */
export const useIsShown = (): boolean => use(Shown)

/** Tells the page what waits in this game, for as long as the caller is on it. */
export function useWaits(things: readonly Thing[]): void {
  const id = useId()
  const game = useGameOrNull()
  const keep = use(Frames)?.keep
  useEffect(() => {
    if (game !== null)
      keep?.(
        id,
        things.map((thing) => ({ ...thing, game })),
      )
  })
  useEffect(() => () => keep?.(id, []), [keep, id])
}

/** Puts what waits for this person above the tabs of all games, under its game's name; `isKept` keeps it in sight. */
export function OnTop(props: { thing: Thing; isKept?: boolean; children: ReactNode }) {
  const { thing, isKept = false, children } = props
  const top = use(Frames)?.top
  const game = useGameOrNull() ?? ''
  const title = useGameTitle()(game)
  useWaits([thing])
  // On a page without tabs the game in which it waits comes first.
  if (!top) return <div data-waits>{children}</div>
  return createPortal(
    <div
      data-thing={`${game} ${thing.key}`}
      className={`flex flex-col gap-1 ${isKept ? 'sticky top-0 z-20 bg-ground' : ''}`}
    >
      {title !== null && <p className="text-sm text-sage">{title}</p>}
      {children}
    </div>,
    top,
  )
}
