'use client'
import type { DeskView } from '@/rules/poker/views/shapes'
import { useT } from '../../i18n'
import { NamesProvider } from '../../live/names'
import { CommandingProvider } from '../../officer/commanding'
import { usePastEvening } from '../../officer/usePastEvening'
import { Button } from '../../ui/Button'
import { Loading } from '../../ui/Loading'
import { DeskRoom } from './DeskRoom'

const ofDesk = (view: unknown): DeskView | null =>
  typeof view === 'object' && view !== null && 'kind' in view && view.kind === 'desk'
    ? (view as DeskView)
    : null

/** The desk of an evening that is over: payments, reopening by two, prints. Read again after each command. */
export function PastDesk({ evening, onBack }: { evening: string; onBack: () => void }) {
  const t = useT('desk')
  const { data, here } = usePastEvening(evening, 'desk')
  const view = ofDesk(data?.view)
  if (!data || !view) return <Loading />
  return (
    <NamesProvider names={data.names}>
      <CommandingProvider here={{ ...here, offers: view.offers }}>
        <div>
          <Button variant="quiet" onPress={onBack}>
            ← {t('past.back')}
          </Button>
        </div>
        <DeskRoom view={view} version={data.version} />
      </CommandingProvider>
    </NamesProvider>
  )
}
