'use client'
import Link from 'next/link'
import { useClub } from '../club/club'
import { useT } from '../language/i18n'
import { useGameOrNull } from '../live/game'

/** The provision's id as a link to its page, in the regulation of the screen's game or of `game`. */
export function ProvisionLink({ id, game }: { id: string; game?: string | null | undefined }) {
  const { club } = useClub()
  const t = useT('common')
  const here = useGameOrNull()
  const inGame = game ?? here
  return (
    <Link
      href={`/${club.slug}/regolamento/${inGame === null ? id : `${inGame}/${id}`}`}
      className="inline-flex min-h-8 items-center font-semibold whitespace-nowrap"
      aria-label={t('provision', { id })}
    >
      § {id}
    </Link>
  )
}
