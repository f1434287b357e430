'use client'
import { type ReactNode, useState } from 'react'
import { GAMES } from '@/components/games'
import { useClub, useHolds, usePlayed } from '../club/club'
import { useT } from '../language/i18n'
import { lazyScreen } from '../language/lazyScreen'
import { FrameProvider } from '../live/frame'
import { Games } from '../live/Games'
import { useOpen } from '../live/useLive'
import { OfficersOnly } from '../officer/OfficersOnly'
import { useOthers } from '../others'
import { Page } from '../page/Page'
import { Button } from '../ui/Button'
import { Loading } from '../ui/Loading'
import { usePressGuard } from '../ui/pressGuard'
import { DeskBar } from './DeskBar'
import { DeskCards } from './DeskCards'
import { DeskRail } from './DeskRail'
import type { NotTonightProps } from './NotTonight'
import { ShortcutsProvider } from './shortcuts'

const NotTonight = lazyScreen<NotTonightProps>('desk/NotTonight', () =>
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
  return (
    <Page wide live={line}>
      <h1 className="sr-only">{t('title')}</h1>
      <DeskBar />
      {line.state === 'connecting' && <Loading />}
      {open.length > 0 && (
        <FrameProvider>
          <div className="grid grid-cols-1 items-start gap-x-6 gap-y-4 lg:grid-cols-[13rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] print:block">
            <DeskCards now={line.now} />
            <DeskRail games={open} choose={choose} />
            <Games games={open} audience="desk" chosen={chosen} choose={choose}>
              {(game) => <Tonight game={game} />}
            </Games>
          </div>
        </FrameProvider>
      )}
      {line.state !== 'connecting' && closed.length > 0 && (
        <BesideTonight isBeside={closed.length < games.length}>
          <NotTonight closed={closed} games={games} onOpened={choose} />
        </BesideTonight>
      )}
    </Page>
  )
}

function Tonight({ game }: { game: string }) {
  const OfGame = useOthers(game)?.Desk
  return OfGame && <OfGame />
}

/** Beside an evening that is open, other games and past evenings keep out of sight until somebody asks for them. */
function BesideTonight({ isBeside, children }: { isBeside: boolean; children: ReactNode }) {
  const t = useT('desk')
  const [shown, setShown] = useState(false)
  if (!isBeside) return children
  return (
    <>
      <div className="print:hidden">
        <Button variant="quiet" aria-expanded={shown} onPress={() => setShown(!shown)}>
          {t('beside')}
        </Button>
      </div>
      {shown && children}
    </>
  )
}
