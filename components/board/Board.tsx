'use client'
import { useCallback, useState } from 'react'
import { GAMES } from '@/components/games'
import type { DrawnCode } from '@/server/doors/visitor'
import { useClub } from '../club/club'
import type { WallPart } from '../game'
import { useT } from '../language/i18n'
import { Connection } from '../live/Connection'
import { GameFrame } from '../live/GameFrame'
import { useOpen } from '../live/useLive'
import { useLoadNewVersion } from '../page/NewVersion'
import { useWakeLock } from '../ui/awake/useWakeLock'

import { Rail } from './Rail'
import { AloneOnWall } from './WallCard'
import { WallCards } from './WallCards'

/** The least letters, in rem, which are 24 px on a screen of 1080 lines: 34 px on cards, 98 for the names of the called. */
const CARD_LETTERS_REM = 1.42
const CALLED_LETTERS_REM = 4.1
const MOST_CALLED_SCALE = 1.5
/** The shares of the screen's height that the called may take, each only where the one before is not enough. */
const CALLED_SHARES = [0.25, 0.4, 0.55]

/**
 * The screen on the wall: tonight's open evenings, without controls, without scrolling, and without anybody's money. It
 * is read from six metres. Cards that do not fit turn pages; the called stay above them on every page,
 * and turn pages of their own where the largest of their shares is not enough.
 */
export function BoardScreen({ code }: { code: DrawnCode | null }) {
  const t = useT('board')
  useWakeLock()
  useLoadNewVersion()
  const line = useOpen(useClub().club.slug, 'board')
  const [shown, setShown] = useState({ page: 0, pages: 1 })
  const onPage = useCallback((page: number, pages: number) => setShown({ page, pages }), [])
  const open = Object.keys(GAMES).filter((game) => line.open.includes(game))
  const parts = (part: WallPart) => open.map((game) => <Part key={game} game={game} part={part} />)
  return (
    <div data-screen="board" className="flex h-dvh overflow-hidden text-[2rem] leading-tight">
      <div className="flex min-w-0 grow flex-col">
        <Connection state={line.state} />
        {open.length > 0 ? (
          <AloneOnWall value={open.length === 1}>
            <main className="flex min-h-0 grow flex-col gap-[0.8rem] p-[0.8rem]">
              <WallCards
                letters={CALLED_LETTERS_REM}
                most={MOST_CALLED_SCALE}
                shares={CALLED_SHARES}
              >
                {parts('calls')}
              </WallCards>
              <WallCards letters={CARD_LETTERS_REM} onPage={onPage}>
                {parts('cards')}
              </WallCards>
            </main>
          </AloneOnWall>
        ) : (
          line.state !== 'connecting' && (
            <EmptyBoard title={t('noEvening')} then={t('noEveningThen')} />
          )
        )}
      </div>
      <Rail
        line={line}
        game={open[0] ?? null}
        isAlone={open.length === 1}
        code={code}
        shown={shown}
      />
    </div>
  )
}

/** A game’s people who are called, or its tables and lists. */
function Part({ game, part }: { game: string; part: WallPart }) {
  const OfGame = GAMES[game]?.Board
  return (
    <GameFrame game={game} audience="board">
      {OfGame && <OfGame part={part} />}
    </GameFrame>
  )
}

/** The wall while there is nothing to list: a notice, as large as the wall allows. */
function EmptyBoard({ title, then }: { title: string; then: string }) {
  return (
    <main className="flex grow flex-col items-center justify-center gap-6 px-8 text-center">
      <p className="font-serif text-[6rem] leading-tight">{title}</p>
      <p className="text-[3rem] text-sage">{then}</p>
    </main>
  )
}
