'use client'
import { Suspense } from 'react'
import { useT } from '../language/i18n'
import { lazyScreen } from '../language/lazyScreen'
import { GameFrame } from '../live/GameFrame'
import { GameProvider } from '../live/game'
import { useAllOthers, useOthers } from '../others'
import { Button } from '../ui/Button'
import { Announced } from './Announced'
import { OpenEvening } from './OpenEvening'
import { type EveningRef, PastEvenings } from './PastEvenings'

const ImportEvenings = lazyScreen<{ header: string }>(['history'], () =>
  import('../imports/ImportEvenings').then((loaded) => loaded.ImportEvenings),
)

export interface NotTonightProps {
  closed: readonly string[]
  games: readonly string[]
  /** The past evening that is read; null for the list of them. */
  past: EveningRef | null
  setPast: (evening: EveningRef | null) => void
  onOpened: (game: string) => void
}

/** The desk's part for games that have no evening open. */
export function NotTonight({ closed, games, past, setPast, onOpened }: NotTonightProps) {
  const t = useT('desk')
  if (past)
    return (
      <>
        <div className="-mb-2">
          <Button variant="quiet" onPress={() => setPast(null)}>
            ← {t('past.back')}
          </Button>
        </div>
        <Past evening={past} />
      </>
    )
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <div className="flex flex-col gap-4">
        {closed.length > 0 && (
          <OpenEvening key={closed.join()} games={closed} onOpened={onOpened} />
        )}
        <Suspense>
          <Imports />
        </Suspense>
      </div>
      <div className="flex flex-col gap-4">
        <Announced games={games} />
        <PastEvenings choose={setPast} />
      </div>
    </div>
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
