'use client'
import { createContext, type ReactNode, useContext } from 'react'
import { IntlProvider, useLocale } from 'use-intl'
import type { Locale } from '@/messages/locale'
import { isPlayed } from '@/rules/kernel/club/games'
import type { HouseRole } from '@/rules/kernel/decider'
import type { LicensedHouse } from '@/rules/kernel/licence'
import type { SignedIn } from '@/server/access/identity'
import { useLingua } from '../language/i18n'

/** Public data of a club. */
export interface ClubFacts {
  slug: string
  name: string
  shortName: string
  /** An ISO 4217 code such as EUR; null for a club that plays for points. */
  unit: string | null
  /** Number of an amount's digits after the decimal separator. */
  decimals: number
  timeZone: string
  /** The customs that a licensed house follows; absent or null for a club whose floats are in points. */
  licensedAs?: LicensedHouse | null
  /** The games played here; absent or null where the club has not chosen, when all of the house’s are. */
  games?: readonly string[] | null
  /** Whether this is the demo club, where anybody may begin a rehearsal; absent elsewhere. */
  isDemo?: boolean
  /** The mark of the club's emblem, which is part of its address; absent or null where it has none. */
  emblem?: string | null
}

/** The signed-in member or paired device of this screen; both are null for a visitor. */
export interface Me {
  member: SignedIn | null
  device: { game: string; evening: string; post: string } | null
  mustChangePassword: boolean
}

/** A game of the house as every page may name it. */
export interface NamedGame {
  game: string
  title: Readonly<Record<Locale, string>>
}

/** The games of the house in their order; there is always one. */
export type NamedGames = readonly [NamedGame, ...NamedGame[]]

interface Here {
  club: ClubFacts
  me: Me | null
  games: NamedGames
  /** The build that this page comes from; absent or null where it has none. */
  build?: string | null
}

const Club = createContext<Here | null>(null)

/** Provides the club of the address and the signed-in member, and sets the club's time zone for all times below it. */
export function ClubProvider({ children, ...here }: Here & { children: ReactNode }) {
  return (
    <IntlProvider locale={useLocale()} timeZone={here.club.timeZone}>
      <Club value={here}>{children}</Club>
    </IntlProvider>
  )
}

export function useClub(): Here {
  const value = useContext(Club)
  if (!value) throw new Error('a club’s screen outside its ClubProvider')
  return value
}

/** True when the signed-in member holds one of these roles. */
export function useHolds(...roles: readonly HouseRole[]): boolean {
  const { me } = useClub()
  return roles.some((role) => me?.member?.roles.includes(role) ?? false)
}

/** Whether a game is played at this club. */
export function usePlayed(): (game: string) => boolean {
  const { club } = useClub()
  return (game) => isPlayed(club, game)
}

/** The name of a game, where a sentence needs one. */
export function useGameName(): (game: string) => string {
  const { games } = useClub()
  const lingua = useLingua()
  return (game) => games.find((one) => one.game === game)?.title[lingua] ?? game
}

/** The name of a game where the house has several; null where it has one, since no name is needed there. */
export function useGameTitle(): (game: string) => string | null {
  const { games } = useClub()
  const nameOf = useGameName()
  return (game) => (games.length > 1 ? nameOf(game) : null)
}
