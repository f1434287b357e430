'use client'
import { createContext, type ReactNode, useContext } from 'react'
import { useGameTitle } from '../club/club'
import { useGame } from '../live/game'

/** Whether one game has the wall to itself, so that its cards need not name it. */
export const AloneOnWall = createContext(true)

interface CardProps {
  title: ReactNode
  /** Beside the title: what is known of the whole card in a few words. */
  aside?: ReactNode
  /** The colour of the upper edge, by which the eye finds cards of one list again. */
  edge?: string
  children?: ReactNode
}

/** A card of the wall, under its game's name where several are open; it never shrinks, and grows to fill its column. */
export function WallCard({ title, aside, edge = '', children }: CardProps) {
  const game = useGameTitle()(useGame())
  const isAlone = useContext(AloneOnWall)
  return (
    <article
      data-card
      className={`flex flex-col gap-[0.35em] rounded-xl border-2 border-line bg-felt px-[0.7em] py-[0.5em] ${edge}`}
    >
      <header className="flex flex-wrap items-baseline gap-x-[0.7em]">
        {!isAlone && game !== null && <p className="text-brass">{game}</p>}
        <h2 className="text-[1.35em]">{title}</h2>
        {aside && <p className="ml-auto text-sage">{aside}</p>}
      </header>
      {children}
    </article>
  )
}

/** A card that says in a sentence that there is nothing to list yet, and what comes. */
export function NoticeCard({ title, then }: { title: string; then: string }) {
  return (
    <WallCard title={title}>
      <p className="text-sage">{then}</p>
    </WallCard>
  )
}

/** The lines of a card, in as many columns as it is wide for. */
export function WallLines({ children }: { children: ReactNode }) {
  return (
    <ol className="grid grow auto-rows-auto grid-cols-[repeat(auto-fill,minmax(min(100%,10em),1fr))] content-evenly gap-x-[0.8em]">
      {children}
    </ol>
  )
}

interface LineProps {
  /** The number of a seat or the place in a queue. */
  number: number
  mark?: ReactNode
  className?: string
  children: ReactNode
}

/** A line with its number, a name that may need two lines, and a mark, which stands below a name that leaves it no room. */
export function WallLine({ number, mark, className = '', children }: LineProps) {
  return (
    <li
      className={`flex items-center gap-[0.4em] border-t-2 border-line py-[0.1em] leading-[1.15] ${className}`}
    >
      <span className="w-[1.3em] shrink-0 text-right text-sage">{number}</span>
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-[0.4em]">
        <span>{children}</span>
        {mark && <span className="ml-auto text-right">{mark}</span>}
      </span>
    </li>
  )
}

interface CalledProps {
  /** Where to, and the time that is left. */
  where: ReactNode
  children: ReactNode
}

/** Somebody called, in the largest letters of the wall. */
export function WallCalled({ where, children }: CalledProps) {
  return (
    <li
      data-card
      className="flex flex-wrap items-center justify-between gap-x-[0.4em] rounded-xl bg-brass px-[0.25em] py-[0.05em] text-ink"
    >
      <span data-called className="leading-[1.05] font-bold">
        {children}
      </span>
      <p className="text-[0.5em] font-semibold">{where}</p>
    </li>
  )
}

/** The people of a game who are called, each a card of the wall. */
export function WallCalls({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className="contents">
      <ul className="contents">{children}</ul>
    </section>
  )
}
