'use client'
import type { ReactNode } from 'react'
import { useFormatter } from 'use-intl'
import { GAMES } from '@/components/games'
import { useClub, useGameTitle } from '../club/club'
import { Emblem } from '../club/Emblem'
import { useT } from '../language/i18n'
import { Connection } from '../live/Connection'
import { GameFrame, useEvening } from '../live/GameFrame'
import { type LiveLine, useNow, useOpen } from '../live/useLive'
import { EmptyBoard } from './EmptyBoard'

/** The screen on the wall: tonight's open evenings, without controls, without scrolling, and without anybody's money. */
export function BoardScreen() {
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
            <Part key={game} game={game} isAlone={open.length === 1}>
              <Blocks isAlone={open.length === 1} />
            </Part>
          ))}
        </div>
      ) : (
        line.state !== 'connecting' && (
          <EmptyBoard title={t('noEvening')} then={t('noEveningThen')} />
        )
      )}
    </div>
  )
}

/** A game's part of the wall, under its name where the house has several games. */
function Part(props: { game: string; isAlone: boolean; children: ReactNode }) {
  const { game, isAlone, children } = props
  const title = useGameTitle()(game)
  const evening = useEvening(game, 'board')
  return (
    <section className="flex min-h-0 min-w-0 flex-1 flex-col">
      {title !== null && (
        <h2 className="shrink-0 truncate px-5 pt-3 text-[1.6rem] text-brass">
          {title}
          {!isAlone && <span className="ml-4 text-[1.2rem] text-sage">{evening.title}</span>}
        </h2>
      )}
      <GameFrame game={game} audience="board">
        {children}
      </GameFrame>
    </section>
  )
}

function Heading({ line, games }: { line: LiveLine; games: readonly string[] }) {
  const { club } = useClub()
  const format = useFormatter()
  const now = useNow(line.now)
  return (
    <header className="flex shrink-0 items-center justify-between gap-8 border-b-2 border-line px-8 py-2">
      <h1 className="flex min-w-0 items-center gap-5 text-[2.2rem]">
        <Emblem className="h-[3.4rem]" />
        <span className="truncate">{club.name}</span>
      </h1>
      <p className="grow truncate text-center text-[1.4rem] text-sage">
        {games[0] && <Evening game={games[0]} isAlone={games.length === 1} />}
      </p>
      <p className="min-w-40 text-right text-[3.4rem] leading-none font-semibold text-brass">
        {line.state !== 'connecting' &&
          format.dateTime(new Date(now), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}
      </p>
    </header>
  )
}

/** The evening's title and day. The title is left out where several games share the wall, since each shows its own. */
function Evening({ game, isAlone }: { game: string; isAlone: boolean }) {
  const { title, day } = useEvening(game, 'board')
  const format = useFormatter()
  return (
    <>
      {isAlone && title}
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
    </>
  )
}
