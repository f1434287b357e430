'use client'
import { createContext, type ReactNode, useContext } from 'react'
import { IntlProvider, useLocale } from 'use-intl'
import type { HouseRole } from '@/rules/kernel/decider'
import type { SignedIn } from '@/server/identity'

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

/** Who stands at the screen: a member, a table's tablet, or nobody. */
export interface Me {
  member: SignedIn | null
  device: { table: string; evening: string } | null
  mustChangePassword: boolean
}

const Club = createContext<{ club: ClubFacts; me: Me | null } | null>(null)

/** The club of the address and who is signed in; times are then shown in the club's time zone. */
export function ClubProvider(props: { club: ClubFacts; me: Me | null; children: ReactNode }) {
  return (
    <IntlProvider locale={useLocale()} timeZone={props.club.timeZone}>
      <Club value={{ club: props.club, me: props.me }}>{props.children}</Club>
    </IntlProvider>
  )
}

export function useClub(): { club: ClubFacts; me: Me | null } {
  const value = useContext(Club)
  if (!value) throw new Error('a club’s screen outside its ClubProvider')
  return value
}

/** True when the signed-in member holds one of these roles. */
export function useHolds(...roles: readonly HouseRole[]): boolean {
  const { me } = useClub()
  return roles.some((role) => me?.member?.roles.includes(role) ?? false)
}
