'use client'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useGameTitle } from '../club/club'
import { useTabTitle } from '../installed/useTabTitle'
import { useT } from '../language/i18n'
import { idOf, type ThingHere, useFrame, useIsShown, useSlot, useThings } from '../live/frame'
import { useGame } from '../live/game'
import { Moment } from '../tell/Moment'
import { Count } from '../ui/Count'
import { DeskBar } from './DeskBar'
import { useShortcuts } from './shortcuts'

interface DeskRailProps {
  games: readonly string[]
  /** Brings a game's screens to the front. */
  choose: (game: string) => void
  /** The entries below those of the games. */
  children: ReactNode
}

/** How often the page is asked for a part that another tab has still to show, and how long between. */
const MOST_TRIES = 20
const TRY_MS = 50

/** The desk's left column: what waits in any game, in one order of time, then each game with its lists and tables. */
export function DeskRail({ games, choose, children }: DeskRailProps) {
  const t = useT('desk')
  const titleOf = useGameTitle()
  const things = useThings()
  const [last, setLast] = useState<string | null>(null)
  const [wanted, want] = useState<ThingHere | null>(null)
  useTabTitle(things.length)
  function go(thing: ThingHere) {
    choose(thing.game)
    thing.go?.()
    setLast(idOf(thing))
    want({ ...thing })
  }
  useShortcuts([
    {
      key: 'n',
      label: t('waiting.first'),
      run() {
        const next = things[things.findIndex((one) => idOf(one) === last) + 1] ?? things[0]
        if (next) go(next)
      },
    },
  ])
  useFocus(wanted)
  return (
    <aside
      aria-label={t('nav.rail')}
      className="flex flex-col gap-3 lg:sticky lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto print:hidden"
    >
      <DeskBar />
      {things.length > 0 && (
        <section aria-label={t('waiting.all')} className="max-lg:hidden">
          <h2 className="px-3 text-sm text-sage">{t('waiting.all')}</h2>
          <ol>
            {things.map((thing) => (
              <li key={idOf(thing)}>
                <button
                  type="button"
                  onClick={() => go(thing)}
                  className="min-h-12 w-full rounded-card border-l-4 border-brass px-3 py-1.5 text-left hover:bg-felt"
                >
                  <span className="block font-semibold">{thing.text}</span>
                  <span className="block text-sm text-sage">
                    {titleOf(thing.game)}
                    {thing.at !== null && (
                      <>
                        {' · '}
                        <Moment at={thing.at} />
                      </>
                    )}
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </section>
      )}
      {games.map((game) => (
        <div key={game}>
          {games.length > 1 && <h2 className="px-3 text-brass">{titleOf(game)}</h2>}
          <Slot game={game} choose={choose} />
        </div>
      ))}
      {children}
    </aside>
  )
}

/** Where a game puts its own entries; a press on one brings the game to the front. */
function Slot({ game, choose }: { game: string; choose: DeskRailProps['choose'] }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const fill = useSlot(`rail ${game}`)
  useEffect(() => {
    if (!slot) return
    fill(slot)
    // The entries are the game's own in React's tree, so that only the browser's event passes here.
    const press = () => choose(game)
    slot.addEventListener('click', press)
    return () => {
      slot.removeEventListener('click', press)
      fill(null)
    }
  }, [slot, game, fill, choose])
  return <div ref={setSlot} />
}

/** Puts the keyboard on the first button of what waits, once its tab has shown it. */
function useFocus(wanted: ThingHere | null) {
  useEffect(() => {
    if (!wanted) return
    let tries = 0
    const timer = setInterval(() => {
      const part = document.querySelector<HTMLElement>(`[data-thing="${CSS.escape(idOf(wanted))}"]`)
      const button = part?.checkVisibility() ? part.querySelector('button') : null
      button?.focus()
      tries += 1
      if (button || tries > MOST_TRIES) clearInterval(timer)
    }, TRY_MS)
    return () => clearInterval(timer)
  }, [wanted])
}

/** A game's own entries in the rail; on a page without a rail, as of a closed evening, they stand nowhere. */
export function RailPart({ children }: { children: ReactNode }) {
  const rail = useFrame()?.slots[`rail ${useGame()}`]
  return rail ? createPortal(children, rail) : null
}

interface EntryProps {
  isHere: boolean
  go: () => void
  title: string
  note?: ReactNode
  mark?: number
  markText?: (n: number) => string
}

/** A list or a table in the rail, with the number of what waits there. */
export function Entry({ go, title, note, mark = 0, markText, ...props }: EntryProps) {
  const isHere = useIsShown() && props.isHere
  return (
    <button
      type="button"
      aria-current={isHere ? 'page' : undefined}
      onClick={go}
      className={`flex min-h-12 w-full items-center gap-2 rounded-card border-l-4 px-3 py-1.5 text-left ${
        isHere ? 'border-brass bg-felt-high' : 'border-transparent hover:bg-felt'
      }`}
    >
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        {note && <span className="block truncate text-sm text-sage">{note}</span>}
      </span>
      <Count n={mark}>{markText?.(mark)}</Count>
    </button>
  )
}
