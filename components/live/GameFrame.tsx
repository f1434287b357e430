'use client'
import type { ReactNode } from 'react'
import { useFormatter } from 'use-intl'
import { useClub, useGameTitle } from '../club/club'
import { useEveningTitle } from '../tell/day'
import { Loading } from '../ui/Loading'
import { Meanwhile } from '../ui/loaded/Meanwhile'
import type { LiveAudience } from './channel'
import { GameProvider } from './game'
import { NamesProvider } from './names'
import { useLive } from './useLive'

interface GameFrameProps {
  game: string
  audience: LiveAudience
  children: ReactNode
}

/** Provides a game's screens with the game's name, and with the names of the members in its view. */
export function GameFrame({ game, audience, children }: GameFrameProps) {
  const { names } = useLive(useClub().club.slug, audience, game)
  return (
    <GameProvider game={game}>
      <NamesProvider names={names}>
        <Meanwhile shown={<Loading />}>{children}</Meanwhile>
      </NamesProvider>
    </GameProvider>
  )
}

/** The same under the game's name, where the house has several games. */
export function GameSection({ game, audience, children }: GameFrameProps) {
  const title = useGameTitle()(game)
  const screens = (
    <GameFrame game={game} audience={audience}>
      {children}
    </GameFrame>
  )
  if (title === null) return screens
  return (
    <section
      aria-label={title}
      className="flex flex-col gap-4 has-[[data-waits]]:-order-1 max-lg:group-has-[[data-alone]]/page:not-has-[[data-alone]]:hidden"
    >
      {audience !== 'desk' && (
        <header className="-mb-2 flex flex-wrap items-baseline justify-between gap-x-3 max-lg:group-has-[[data-alone]]/page:hidden">
          <h2 className="text-xl text-brass">{title}</h2>
          <EveningName game={game} audience={audience} />
        </header>
      )}
      {screens}
    </section>
  )
}

/** The open evening's title and its day in words, as every game's view carries them. */
export function EveningName({ game, audience }: Omit<GameFrameProps, 'children'>) {
  const titleOf = useEveningTitle()
  const { title, day } = useEvening(game, audience)
  const format = useFormatter()
  if (!day) return null
  return (
    <p className="ml-auto text-right text-sage">
      {title && <span className="block text-ivory">{titleOf({ title, day })}</span>}
      {format.dateTime(new Date(`${day}T12:00:00Z`), {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        timeZone: 'UTC',
      })}
    </p>
  )
}

/** The title and the civil date `YYYY-MM-DD` of a game's open evening; empty while none is open. */
export function useEvening(game: string, audience: LiveAudience): { title?: string; day?: string } {
  const { slug } = useClub().club
  return useLive<{ title?: string; day?: string }>(slug, audience, game).view ?? {}
}
