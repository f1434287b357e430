'use client'
import type { ReactNode } from 'react'
import { useFormatter } from 'use-intl'
import { GAMES } from '@/components/games'
import { useClub, useGameTitle } from '../club'
import { useT } from '../i18n'
import { Connection } from '../live/Connection'
import { OfGame, useEvening } from '../live/OfGame'
import { type Line, useNow, useOpen } from '../live/useLive'
import { Quiet } from './Quiet'

/** The screen on the wall: what is open tonight, nothing to touch, nothing to scroll, nobody's money. */
export function Board() {
  const t = useT('board')
  const line = useOpen(useClub().club.slug, 'board')
  const open = Object.entries(GAMES).filter(([game]) => line.open.includes(game))
  return (
    <div data-screen="board" className="flex h-dvh flex-col overflow-hidden">
      <Connection state={line.state} />
      <Heading line={line} games={open.map(([game]) => game)} />
      {open.length > 0 ? (
        <div className="flex min-h-0 grow">
          {open.map(([game, { Board: Blocks }]) => (
            <Part key={game} game={game}>
              <Blocks isAlone={open.length === 1} />
            </Part>
          ))}
        </div>
      ) : (
        line.state !== 'connecting' && <Quiet title={t('noEvening')} then={t('noEveningThen')} />
      )}
    </div>
  )
}

/** A game's place on the wall, under its name where the house has several. */
function Part({ game, children }: { game: string; children: ReactNode }) {
  const title = useGameTitle()(game)
  return (
    <section className="flex min-h-0 min-w-0 flex-1 flex-col">
      {title !== null && <h2 className="shrink-0 px-5 pt-3 text-[1.6rem] text-brass">{title}</h2>}
      <OfGame game={game} audience="board">
        {children}
      </OfGame>
    </section>
  )
}

function Heading({ line, games }: { line: Line; games: readonly string[] }) {
  const { club } = useClub()
  const format = useFormatter()
  const now = useNow(line.now)
  return (
    <header className="flex shrink-0 items-center justify-between gap-8 border-b-2 border-line px-8 py-2">
      <h1 className="truncate text-[2.2rem]">{club.name}</h1>
      <p className="grow truncate text-center text-[1.4rem] text-sage">
        {games.map((game) => (
          <Evening key={game} game={game} />
        ))}
      </p>
      <p className="min-w-40 text-right text-[3.4rem] leading-none font-semibold text-brass">
        {line.state !== 'connecting' &&
          format.dateTime(new Date(now), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}
      </p>
    </header>
  )
}

function Evening({ game }: { game: string }) {
  const { title, day } = useEvening(game, 'board')
  const format = useFormatter()
  return (
    <span className="not-first:ml-8">
      {title}
      {day && (
        <span className="ml-4">
          {format.dateTime(new Date(`${day}T12:00:00Z`), {
            weekday: 'long',
            day: 'numeric',
            month: 'long',
            timeZone: 'UTC',
          })}
        </span>
      )}
    </span>
  )
}
