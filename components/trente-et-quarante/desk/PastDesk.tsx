'use client'
import type { DeskView } from '@/rules/trente-et-quarante/views/desk'
import { NamesProvider } from '../../live/names'
import { usePastEvening } from '../../officer/usePastEvening'
import { Loading } from '../../ui/Loading'
import { CommandingProvider } from '../commanding'
import { DeskRoom } from './DeskRoom'

const ofDesk = (view: unknown): DeskView | null =>
  typeof view === 'object' && view !== null && 'kind' in view && view.kind === 'desk'
    ? (view as DeskView)
    : null

/** The desk of a closed day. */
export function PastDesk({ evening }: { evening: string }) {
  const { data, here } = usePastEvening(evening, 'desk')
  const view = ofDesk(data?.view)
  if (!data || !view) return <Loading />
  return (
    <NamesProvider names={data.names}>
      <CommandingProvider here={{ ...here, offers: view.offers }}>
        <DeskRoom view={view} />
      </CommandingProvider>
    </NamesProvider>
  )
}
