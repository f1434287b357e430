'use client'
import type { DeskView } from '@/rules/poker/views/desk'
import { NamesProvider } from '../../live/names'
import { usePastEvening } from '../../officer/usePastEvening'
import { Loading } from '../../ui/Loading'
import { CommandingProvider } from '../commanding'
import { DeskRoom } from './DeskRoom'

/**
 * The desk of a closed evening: payments, reopening by two people, prints. The evening is fetched again after each
 * command.
 */
export function PastDesk({ evening }: { evening: string }) {
  const { data, view, here } = usePastEvening<DeskView>(evening, 'desk')
  if (!data || !view) return <Loading />
  return (
    <NamesProvider names={data.names}>
      <CommandingProvider here={{ ...here, offers: view.offers }}>
        <DeskRoom view={view} version={data.version} />
      </CommandingProvider>
    </NamesProvider>
  )
}
