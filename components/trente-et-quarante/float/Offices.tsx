'use client'
import type { MemberView } from '@/rules/trente-et-quarante/views/member'
import { useClub } from '../../club/club'
import { OfficeScreen } from '../../float/room/OfficeScreen'
import { useGame } from '../../live/game'
import { useLive } from '../../live/useLive'
import { CommandingProvider } from '../commanding'
import { tableFactsOf } from './facts'

/** The room of trente et quarante for those on duty. */
export function Offices() {
  const { view, evening, now } = useLive<MemberView>(useClub().club.slug, 'member', useGame())
  if (!view) return null
  return (
    <CommandingProvider here={{ evening, now, offers: view.offers }}>
      <OfficeScreen office={view.office} facts={view.tables.map(tableFactsOf)} />
    </CommandingProvider>
  )
}
