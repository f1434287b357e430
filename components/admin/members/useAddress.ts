'use client'
import { useClub } from '../../club/club'

/** The address at which members enter, as this browser reaches it. */
export function useAddress(): string {
  const { slug } = useClub().club
  return typeof window === 'undefined' ? `/${slug}` : `${window.location.origin}/${slug}`
}
