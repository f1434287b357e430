'use client'
import type { ReactNode } from 'react'
import { GAMES } from '@/components/games'
import { useClub, useGameTitle } from '../club/club'
import { useT } from '../language/i18n'
import { Connection } from '../live/Connection'
import { GameFrame, useEvening } from '../live/GameFrame'
import { useOpen } from '../live/useLive'
import { useOthers } from '../others'
import { useLoadNewVersion } from '../page/NewVersion'
import { useWakeLock } from '../ui/awake/useWakeLock'
import { EmptyBoard } from './EmptyBoard'
import { Rail } from './Rail'
import type { Reach } from './reach'

/**
 * The screen on the wall: tonight's open evenings, without controls, without scrolling, and without anybody's money. It
 * is read from six metres: no text is smaller than two rem, which are 48 px on a screen of 1080 lines.
 */
export function BoardScreen({ reach }: { reach: Reach }) {
  const t = useT('board')
  useWakeLock()
  useLoadNewVersion()
  const line = useOpen(useClub().club.slug, 'board')
  const open = Object.keys(GAMES).filter((game) => line.open.includes(game))
  return (
    <div data-screen="board" className="flex h-dvh overflow-hidden text-[2rem] leading-tight">
      <div className="flex min-w-0 grow flex-col">
        <Connection state={line.state} />
        {open.length > 0 ? (
          <div className="flex min-h-0 grow">
            {open.map((game) => (
              <Part key={game} game={game}>
                <Blocks game={game} isAlone={open.length === 1} />
              </Part>
            ))}
          </div>
        ) : (
          line.state !== 'connecting' && (
            <EmptyBoard title={t('noEvening')} then={t('noEveningThen')} />
          )
        )}
      </div>
      <Rail line={line} game={open[0] ?? null} isAlone={open.length === 1} reach={reach} />
    </div>
  )
}

function Blocks({ game, isAlone }: { game: string; isAlone: boolean }) {
  const OfGame = useOthers(game)?.Board
  return OfGame && <OfGame isAlone={isAlone} />
}

/** A game's part of the wall, under its name where the house has several games. */
function Part(props: { game: string; children: ReactNode }) {
  const { game, children } = props
  const title = useGameTitle()(game)
  const evening = useEvening(game, 'board')
  return (
    <section className="flex min-h-0 min-w-0 flex-1 flex-col">
      {title !== null && (
        <h2 className="shrink-0 truncate px-5 pt-3 text-[2.2rem] text-brass">
          {title} <span className="text-[2rem] text-sage">{evening.title}</span>
        </h2>
      )}
      <GameFrame game={game} audience="board">
        {children}
      </GameFrame>
    </section>
  )
}
