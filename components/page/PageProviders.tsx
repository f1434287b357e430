'use client'
import type { ReactNode } from 'react'
import { GAMES } from '@/components/games'
import { type ClubFacts, ClubProvider, type Me, type NamedGames } from '../club/club'
import { ServiceWorker } from '../installed/ServiceWorker'

const [first, ...others] = Object.entries(GAMES).map(([game, { title }]) => ({ game, title }))
if (!first) throw new Error('a house without a game')
const NAMED: NamedGames = [first, ...others]

/** Wraps every page of a club and provides the club, the signed-in member, and the games of the house. */
export function PageProviders(props: { club: ClubFacts; me: Me | null; children: ReactNode }) {
  return (
    <ClubProvider {...props} games={NAMED}>
      <ServiceWorker />
      {props.children}
    </ClubProvider>
  )
}
