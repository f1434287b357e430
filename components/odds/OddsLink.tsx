'use client'
import type { ReactNode } from 'react'
import { useClub, useHolds } from '../club/club'
import { ButtonLink } from '../ui/ButtonLink'

interface OddsLinkProps {
  /** On duty in an office that may read it. */
  isOnDuty?: boolean
  children: ReactNode
}

/** The way to chance beside the book, for those who sign for the management and those on duty. */
export function OddsLink({ isOnDuty = false, children }: OddsLinkProps) {
  const { club } = useClub()
  const signs = useHolds('deputato', 'amministratore')
  if (!signs && !isOnDuty) return null
  return <ButtonLink href={`/${club.slug}/caso`}>{children}</ButtonLink>
}
