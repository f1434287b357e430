'use client'
import { useCallback, useState } from 'react'
import { GAMES } from '@/components/games'
import { useClub, useHolds, usePlayed } from '../club/club'
import { useT } from '../language/i18n'
import { lazyScreen } from '../language/lazyScreen'
import { FrameProvider, NoFrame, Shown } from '../live/frame'
import { Games } from '../live/Games'
import { useOpen } from '../live/useLive'
import { OfficersOnly } from '../officer/OfficersOnly'
import { useOthers } from '../others'
import { Page } from '../page/Page'
import { Loading } from '../ui/Loading'
import { usePressGuard } from '../ui/press/pressGuard'
import { DeskBar } from './DeskBar'
import { DeskCards } from './DeskCards'
import { DeskRail, Entry } from './DeskRail'
import type { NotTonightProps } from './NotTonight'
import type { EveningRef } from './PastEvenings'
import { ShortcutsProvider } from './shortcuts'

const NotTonight = lazyScreen<NotTonightProps>(['desk', 'month'], () =>
  import('./NotTonight').then((loaded) => loaded.NotTonight),
)

/** The desk, for members with the right to it; others see a notice instead. */
export function DeskScreen() {
  const t = useT('desk')
  if (useHolds('segretario', 'amministratore'))
    return (
      <ShortcutsProvider>
        <Desk />
      </ShortcutsProvider>
    )
  return (
    <Page title={t('title')}>
      <OfficersOnly />
    </Page>
  )
}

/** Tonight's evenings, a form to open one where a game has none, and past evenings. */
function Desk() {
  const t = useT('desk')
  const { club } = useClub()
  // A request that is settled moves the next one under the finger.
  usePressGuard()
  const line = useOpen(club.slug, 'desk')
  const isPlayed = usePlayed()
  const games = Object.keys(GAMES).filter((game) => line.open.includes(game) || isPlayed(game))
  const open = games.filter((game) => line.open.includes(game))
  const [chosen, choose] = useState<string | null>(null)
  const closed = games.filter((game) => !line.open.includes(game))
  const isOpen = open.length > 0
  // Other games and past evenings, brought beside the evenings that are open, stay until somebody goes back.
  const [isBrought, bringBeside] = useState(false)
  // With the last evening its neighbour closes too: the next first one is shown, unless a past evening is being read.
  if (isBrought && !isOpen) bringBeside(false)
  const [past, setPast] = useState<EveningRef | null>(null)
  const isBeside = isBrought || past !== null
  const bring = useCallback((game: string) => {
    bringBeside(false)
    setPast(null)
    choose(game)
  }, [])
  return (
    <Page wide live={line}>
      <h1 className="sr-only">{t('title')}</h1>
      {!isOpen && <DeskBar />}
      {line.state === 'connecting' && <Loading />}
      <FrameProvider>
        <div
          className={
            isOpen
              ? 'grid grid-cols-1 items-start gap-x-4 gap-y-3 lg:grid-cols-[13rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] xl:gap-x-6 print:block'
              : 'contents'
          }
        >
          {isOpen && (
            <>
              <DeskCards now={line.now} />
              <DeskRail games={open} choose={bring}>
                {(closed.length > 0 || isBeside) && (
                  <Entry title={t('beside')} isHere={isBeside} go={() => bringBeside(true)} />
                )}
              </DeskRail>
              <div hidden={isBeside} className="min-w-0">
                <Shown value={!isBeside}>
                  <Games games={open} audience="desk" chosen={chosen} choose={bring}>
                    {(game) => <Tonight game={game} />}
                  </Games>
                </Shown>
              </div>
            </>
          )}
          {(isBeside || (!isOpen && line.state !== 'connecting')) && (
            <div className="flex min-w-0 flex-col gap-3">
              <NoFrame>
                <NotTonight {...{ closed, games, past, setPast }} onOpened={bring} />
              </NoFrame>
            </div>
          )}
        </div>
      </FrameProvider>
    </Page>
  )
}

function Tonight({ game }: { game: string }) {
  const OfGame = useOthers(game)?.Desk
  return OfGame && <OfGame />
}
