'use client'
import type { DeskView } from '@/rules/trente-et-quarante/views/desk'
import { useClub } from '../../club/club'
import { useGame } from '../../live/game'
import { useLive } from '../../live/useLive'
import { CommandingProvider } from '../commanding'
import { DeskRoom } from './DeskRoom'

/** Tonight's trente et quarante at the desk. */
export function Desk() {
  const { view, evening, now } = useLive<DeskView>(useClub().club.slug, 'desk', useGame())
  if (!view) return null
  return (
    <CommandingProvider here={{ evening, now, offers: view.offers }}>
      <DeskRoom view={view} />
    </CommandingProvider>
  )
}
