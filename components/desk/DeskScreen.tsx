'use client'
import { type ReactNode, Suspense, useState } from 'react'
import { GAMES } from '@/components/games'
import { useClub, useHolds, usePlayed } from '../club/club'
import { ImportEvenings } from '../imports/ImportEvenings'
import { useT } from '../language/i18n'
import { FrameProvider } from '../live/frame'
import { GameFrame } from '../live/GameFrame'
import { Games } from '../live/Games'
import { GameProvider } from '../live/game'
import { useOpen } from '../live/useLive'
import { OfficersOnly } from '../officer/OfficersOnly'
import { useAllOthers, useOthers } from '../others'
import { Page } from '../page/Page'
import { Button } from '../ui/Button'
import { Loading } from '../ui/Loading'
import { usePressGuard } from '../ui/pressGuard'
import { Announced } from './Announced'
import { DeskBar } from './DeskBar'
import { DeskRail } from './DeskRail'
import { OpenEvening } from './OpenEvening'
import { type EveningRef, PastEvenings } from './PastEvenings'
import { ShortcutsProvider } from './shortcuts'

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
          <div className="grid items-start gap-6 lg:grid-cols-[13rem_minmax(0,1fr)] print:block">
            <DeskRail games={open} choose={choose} />
            <Games games={open} audience="desk" chosen={chosen} choose={choose}>
              {(game) => <Tonight game={game} />}
            </Games>
          </div>
        </FrameProvider>
      )}
      {line.state !== 'connecting' && closed.length > 0 && (
        <BesideTonight isBeside={closed.length < games.length}>
          <NotTonight closed={closed} games={games} />
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

/** The desk's part for games that have no evening open. */
function NotTonight({ closed, games }: { closed: readonly string[]; games: readonly string[] }) {
  const t = useT('desk')
  const [past, setPast] = useState<EveningRef | null>(null)
  if (past)
    return (
      <>
        <div>
          <Button variant="quiet" onPress={() => setPast(null)}>
            ← {t('past.back')}
          </Button>
        </div>
        <Past evening={past} />
      </>
    )
  return (
    <>
      <OpenEvening key={closed.join()} games={closed} />
      <Announced games={games} />
      <PastEvenings choose={setPast} />
      <Suspense>
        <Imports />
      </Suspense>
    </>
  )
}

function Imports() {
  return useAllOthers().map(
    ({ game, screens: { imports } }) =>
      imports && (
        <GameProvider key={game} game={game}>
          <ImportEvenings header={imports.header} />
        </GameProvider>
      ),
  )
}

function Past({ evening }: { evening: EveningRef }) {
  return (
    <GameFrame game={evening.game} audience="desk">
      <PastOf {...evening} />
    </GameFrame>
  )
}

function PastOf({ game, evening }: EveningRef) {
  const PastDesk = useOthers(game)?.PastDesk
  return PastDesk && <PastDesk evening={evening} />
}
