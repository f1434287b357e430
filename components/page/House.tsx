'use client'
import type { ReactNode } from 'react'
import { GAMES } from '@/components/games'
import { type ClubFacts, ClubProvider, type Me, type NamedGames } from '../club/club'

const [first, ...others] = Object.entries(GAMES).map(([game, { title }]) => ({ game, title }))
if (!first) throw new Error('a house without a game')
const NAMED: NamedGames = [first, ...others]

/** Every page of a club stands in it: the club, who is signed in, and the games that the house has. */
export function House(props: { club: ClubFacts; me: Me | null; children: ReactNode }) {
  return <ClubProvider {...props} games={NAMED} />
}
