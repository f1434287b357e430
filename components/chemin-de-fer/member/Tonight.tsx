'use client'
import type { MemberView } from '@/rules/chemin-de-fer/views/member'
import { useClub } from '../../club/club'
import { useGame } from '../../live/game'
import { useLive, useNow } from '../../live/useLive'
import { usePressGuard } from '../../ui/pressGuard'
import { SECOND_TAP_MS } from '../../ui/secondTap'
import { CommandingProvider } from '../commanding'
import { Called, calledNow } from './Called'
import { MyCasse } from './MyCasse'
import { MySeat } from './MySeat'
import { MySheet } from './MySheet'
import { TableNow } from './TableNow'
import { Tables } from './Tables'

/** Tonight's chemin de fer on the member's phone: the table and its coup first, then the seat, the casse, the tables. */
export function Tonight() {
  const { view, evening, now } = useLive<MemberView>(useClub().club.slug, 'member', useGame())
  const moment = useNow(now)
  usePressGuard()
  if (!view) return null
  const { table, sheet } = view.mine
  const booking = calledNow(view, moment)
  const upon = table && { coup: table.coup?.serial ?? null, mano: table.summary.manoNumber }
  return (
    <CommandingProvider
      here={{ evening, now, offers: view.offers, toasts: true, upon, restMs: SECOND_TAP_MS }}
    >
      {booking && <Called booking={booking} view={view} now={moment} />}
      {sheet && <MySheet sheet={sheet} member={view.member} />}
      {table && !sheet && <TableNow table={table} view={view} />}
      {table && !sheet && <MySeat table={table} view={view} />}
      {!sheet && <MyCasse view={view} />}
      {!sheet && <Tables view={view} />}
    </CommandingProvider>
  )
}
