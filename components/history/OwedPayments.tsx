'use client'
import { GAMES } from '@/components/games'
import { GameProvider } from '../live/game'
import { useOwed } from './owed'

/** "Da saldare": the payments of closed evenings, by game, until each is paid. */
export function OwedPayments({ tonight }: { tonight?: string }) {
  const owed = useOwed(tonight)
  return Object.entries(GAMES).map(([game, { Owed }]) => {
    const evenings = owed.filter((one) => one.game === game)
    if (!Owed || evenings.length === 0) return null
    return (
      <GameProvider key={game} game={game}>
        <Owed evenings={evenings} />
      </GameProvider>
    )
  })
}
