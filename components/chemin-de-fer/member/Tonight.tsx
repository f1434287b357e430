'use client'
import type { MemberView } from '@/rules/chemin-de-fer/views/member'
import { useClub } from '../../club/club'
import { useGame } from '../../live/game'
import { useLive } from '../../live/useLive'
import { CommandingProvider } from '../commanding'
import { Disputes } from '../disputes/member/Disputes'
import { Rulings } from '../disputes/member/Rulings'
import { MyCasse } from './MyCasse'
import { MyCoup } from './MyCoup'
import { MyMano } from './MyMano'
import { MySheet } from './MySheet'
import { Tables } from './Tables'

/** Tonight's chemin de fer on the member's phone: the mano and the coup first, then the chips, then the tables. */
export function Tonight() {
  const { view, evening, now } = useLive<MemberView>(useClub().club.slug, 'member', useGame())
  if (!view) return null
  const { table, sheet } = view.mine
  return (
    <CommandingProvider here={{ evening, now, offers: view.offers, toasts: true }}>
      <Rulings view={view} />
      {sheet && <MySheet sheet={sheet} member={view.member} />}
      {table && <MyMano table={table} view={view} />}
      {table && <MyCoup table={table} member={view.member} />}
      <MyCasse view={view} />
      {table && <Disputes table={table} />}
      <Tables view={view} />
    </CommandingProvider>
  )
}
