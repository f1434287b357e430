'use client'
import type { MemberView } from '@/rules/poker/views/member'
import { useClub } from '../../club/club'
import { useGame } from '../../live/game'
import { useLive, useNow } from '../../live/useLive'
import { CommandingProvider } from '../commanding'
import { Judging } from '../disputes/member/Judging'
import { Rulings } from '../disputes/member/Rulings'
import { ClosedSheets } from './ClosedSheets'
import { MemberProvider } from './context'
import { MyTable } from './MyTable'
import { CallScreen, openCall } from './places/CallScreen'
import { Lists } from './places/Lists'
import { LostPlaces } from './places/LostPlaces'
import { MyPlaces } from './places/MyPlaces'
import { OptionCard } from './places/OptionCard'
import { MyClocks } from './presence/MyClocks'
import { Presence } from './presence/Presence'
import { SeatsKept } from './presence/SeatsKept'
import { Tables } from './Tables'
import { UncountedChips } from './UncountedChips'

/** Tonight's poker on the member's phone: the member's own matters first, then the lists and tables. */
export function Tonight() {
  const live = useLive<MemberView>(useClub().club.slug, 'member', useGame())
  const now = useNow(live.now)
  const { view, evening } = live
  if (!view) return null
  const call = openCall(view.mine.signUps, now)
  const { table } = view.mine
  return (
    <CommandingProvider here={{ evening, now: live.now, offers: view.offers, toasts: true }}>
      <MemberProvider here={{ view, now }}>
        {call && <CallScreen signUp={call} />}
        <Rulings />
        <Judging evening={evening} />
        <OptionCard />
        <MyPlaces />
        <LostPlaces />
        <MyClocks />
        {table && <MyTable table={table} />}
        <SeatsKept />
        <UncountedChips />
        <ClosedSheets />
        <Presence />
        <Lists />
        <Tables except={table?.summary.id ?? null} />
      </MemberProvider>
    </CommandingProvider>
  )
}
