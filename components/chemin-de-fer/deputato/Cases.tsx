'use client'
import type { DeputatoView } from '@/rules/chemin-de-fer/views/deputato'
import { useClub } from '../../club/club'
import { useGame } from '../../live/game'
import { useLive } from '../../live/useLive'
import { CommandingProvider } from '../commanding'

/** The disputes of tonight's chemin de fer that wait for the deputato. */
export function Cases() {
  const { view, evening, now } = useLive<DeputatoView>(useClub().club.slug, 'deputato', useGame())
  if (!view) return null
  return (
    <CommandingProvider here={{ evening, now, offers: view.offers }}>
      <h2 className="text-2xl">{view.title}</h2>
    </CommandingProvider>
  )
}
