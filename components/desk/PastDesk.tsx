'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { DeskView } from '@/rules/poker/views/shapes'
import { useClub } from '../club'
import { useT } from '../i18n'
import { NamesProvider } from '../live/names'
import { type Commands, useCommand } from '../live/useCommand'
import { trpc } from '../trpc'
import { Button } from '../ui/Button'
import { Loading } from '../ui/Loading'
import { CommandingProvider } from './commanding'
import { DeskRoom } from './DeskRoom'

const ofDesk = (view: unknown): DeskView | null =>
  typeof view === 'object' && view !== null && 'kind' in view && view.kind === 'desk'
    ? (view as DeskView)
    : null

/** The desk of an evening that is over: payments, reopening by two, prints. Read again after each command. */
export function PastDesk({ evening, onBack }: { evening: string; onBack: () => void }) {
  const t = useT('desk')
  const { club } = useClub()
  const client = useQueryClient()
  const queryKey = ['evening', evening]
  const read = useQuery({
    queryKey,
    queryFn: () => trpc.evenings.view.query({ evening, as: 'desk' }),
    staleTime: 0,
  })
  const commands = useCommand(club.slug)
  const give: Commands['give'] = (type, payload, how) =>
    commands
      .give(type, payload, { ...how, evening })
      .finally(() => client.invalidateQueries({ queryKey }))
  const view = ofDesk(read.data?.view)
  if (!read.data || !view) return <Loading />
  const here = { slug: club.slug, evening, now: Date.now, offers: view.offers, give }
  return (
    <NamesProvider names={read.data.names}>
      <CommandingProvider here={here}>
        <div>
          <Button variant="quiet" onPress={onBack}>
            ← {t('past.back')}
          </Button>
        </div>
        <DeskRoom view={view} version={read.data.version} />
      </CommandingProvider>
    </NamesProvider>
  )
}
