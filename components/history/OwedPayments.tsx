'use client'
import { Suspense } from 'react'
import { useClub } from '../club/club'
import { GameProvider } from '../live/game'
import { useOthers } from '../others'
import { type OwedEvening, useOwed } from './owed'

/** "Da saldare": the payments of closed evenings, by game, until each is paid. */
export function OwedPayments({ tonight }: { tonight?: string }) {
  const owed = useOwed(tonight)
  return useClub().games.map(({ game }) => {
    const evenings = owed.filter((one) => one.game === game)
    if (evenings.length === 0) return null
    return (
      <GameProvider key={game} game={game}>
        <Suspense>
          <OwedOf game={game} evenings={evenings} />
        </Suspense>
      </GameProvider>
    )
  })
}

function OwedOf({ game, evenings }: { game: string; evenings: readonly OwedEvening[] }) {
  const Owed = useOthers(game)?.Owed
  return Owed && <Owed evenings={evenings} />
}
