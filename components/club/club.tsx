'use client'
import { createContext, type ReactNode, useContext } from 'react'
import { IntlProvider, useLocale } from 'use-intl'
import type { Locale } from '@/messages/locale'
import type { HouseRole } from '@/rules/kernel/decider'
import type { SignedIn } from '@/server/access/identity'
import { useLingua } from '../language/i18n'

/** What anybody may know of a club. */
export interface ClubFacts {
  slug: string
  name: string
  shortName: string
  /** A currency's code such as EUR; null for a club that plays for bare points. */
  unit: string | null
  /** How many of an amount's digits stand after the decimal comma. */
  decimals: number
  timeZone: string
}

/** Who stands at the screen: a member, a device paired to a post of a game, or nobody. */
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
}

const Club = createContext<Here | null>(null)

/** The club of the address and who is signed in; times are then shown in the club's time zone. */
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

/** What a game is called, where the house has several; null in a house of one, where nobody need be told. */
export function useGameTitle(): (game: string) => string | null {
  const { games } = useClub()
  const lingua = useLingua()
  return (game) =>
    games.length > 1 ? (games.find((one) => one.game === game)?.title[lingua] ?? game) : null
}
