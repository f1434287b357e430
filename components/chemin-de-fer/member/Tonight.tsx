'use client'
import type { MemberView } from '@/rules/chemin-de-fer/views/member'
import { useClub } from '../../club/club'
import { useGame } from '../../live/game'
import { useLive } from '../../live/useLive'
import { CommandingProvider } from '../commanding'

/** Tonight's chemin de fer on the member's phone. */
export function Tonight() {
  const { view, evening, now } = useLive<MemberView>(useClub().club.slug, 'member', useGame())
  if (!view) return null
  return (
    <CommandingProvider here={{ evening, now, offers: view.offers, toasts: true }}>
      <h2 className="text-2xl">{view.title}</h2>
    </CommandingProvider>
  )
}
