'use client'
import type { ReactNode } from 'react'
import { SignInAgain } from '../access/SignInAgain'
import { type ClubFacts, ClubProvider, type Me, type NamedGame } from '../club/club'
import { ServiceWorker } from '../installed/ServiceWorker'
import { NewVersion } from './NewVersion'

interface PageProvidersProps {
  club: ClubFacts
  me: Me | null
  games: readonly NamedGame[]
  build: string | null
  children: ReactNode
}

/**
 * Wraps every page of a club and provides the club, the signed-in member, and the names of the house's games. It knows no
 * game's screens, so that each page loads those that it shows, beside what it has already.
 */
export function PageProviders({ games, children, ...here }: PageProvidersProps) {
  const [first, ...others] = games
  if (!first) throw new Error('a house without a game')
  return (
    <ClubProvider {...here} games={[first, ...others]}>
      <ServiceWorker />
      {children}
      <NewVersion />
      <SignInAgain />
    </ClubProvider>
  )
}
