'use client'
import type { ReactNode } from 'react'
import { useClub } from '../club/club'
import { GameProvider } from '../live/game'
import { NamesProvider } from '../live/names'
import type { TapsAlone } from '../live/queue'
import { useLive } from '../live/useLive'
import { TellTexts } from '../tell/TellTexts'

/** Commands with the names and the sentences of their game. */
export function InTheirWords({ taps, children }: { taps: TapsAlone; children: ReactNode }) {
  const { game, names } = taps
  const live = useLive(useClub().club.slug, 'post', game)
  return (
    <GameProvider game={game}>
      <NamesProvider names={{ ...live.names, ...names }}>{children}</NamesProvider>
    </GameProvider>
  )
}

/** The commands in their order, a line each. */
export function Commands({ commands }: Pick<TapsAlone, 'commands'>) {
  return (
    <ol className="max-h-[40dvh] list-decimal overflow-y-auto pl-6">
      {commands.map((tells, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list that does not change.
        <li key={place}>
          <TellTexts tells={tells} />
        </li>
      ))}
    </ol>
  )
}
