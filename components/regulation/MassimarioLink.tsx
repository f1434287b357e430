'use client'
import Link from 'next/link'
import { useClub } from '../club/club'
import { useT } from '../language/i18n'
import { useGame } from '../live/game'

/** A link to the club's past rulings on the screen's game, or on one provision of it; for signed-in members. */
export function MassimarioLink({ id }: { id?: string }) {
  const { club, me } = useClub()
  const t = useT('regulation')
  const game = useGame()
  if (!me?.member) return null
  const asked = id === undefined ? '' : `?norma=${encodeURIComponent(id)}`
  return (
    <Link
      href={`/${club.slug}/massimario/${game}${asked}`}
      className="inline-flex min-h-11 items-center font-semibold"
    >
      {t(id === undefined ? 'massimario.link' : 'massimario.linkOn', { id: id ?? '' })}
    </Link>
  )
}
