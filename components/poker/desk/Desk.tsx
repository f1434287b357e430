'use client'
import type { DeskView } from '@/rules/poker/views/desk'
import { useClub } from '../../club/club'
import { useGame } from '../../live/game'
import { useLive } from '../../live/useLive'
import { CommandingProvider } from '../commanding'
import { DeskRoom } from './DeskRoom'

/** Tonight's poker at the desk. */
export function Desk() {
  const live = useLive<DeskView>(useClub().club.slug, 'desk', useGame())
  const { view, evening, now } = live
  if (!view) return null
  return (
    <CommandingProvider here={{ evening, now, offers: view.offers }}>
      <DeskRoom view={view} version={live.version} />
    </CommandingProvider>
  )
}
