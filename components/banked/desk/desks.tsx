'use client'
import type { ComponentType } from 'react'
import { useClub } from '../../club/club'
import { CommandingProvider } from '../../live/commanding'
import { useGame } from '../../live/game'
import { NamesProvider } from '../../live/names'
import { useLive } from '../../live/useLive'
import { usePastEvening } from '../../officer/usePastEvening'
import { Loading } from '../../ui/Loading'
import type { Offering } from '../shown'

interface DeskProps<View> {
  Room: ComponentType<{ view: View }>
}

/** The desk of a game's day while it is open. */
export function LiveDesk<View extends Offering>({ Room }: DeskProps<View>) {
  const { view, evening, now } = useLive<View>(useClub().club.slug, 'desk', useGame())
  if (!view) return null
  return (
    <CommandingProvider here={{ evening, now, offers: view.offers }}>
      <Room view={view} />
    </CommandingProvider>
  )
}

interface PastDeskProps<View extends { kind: 'desk' }> extends DeskProps<View> {
  kind: View['kind']
  evening: string
}

/** The same when it is over. */
export function PastDayDesk<View extends Offering & { kind: 'desk' }>(props: PastDeskProps<View>) {
  const { kind, evening, Room } = props
  const { data, view, here } = usePastEvening<View>(evening, kind)
  if (!data || !view) return <Loading />
  return (
    <NamesProvider names={data.names}>
      <CommandingProvider here={{ ...here, offers: view.offers }}>
        <Room view={view} />
      </CommandingProvider>
    </NamesProvider>
  )
}
