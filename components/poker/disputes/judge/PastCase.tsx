'use client'
import type { PokerOffer } from '@/rules/poker/offers'
import type { CourtTable } from '@/rules/poker/views/deputato'
import { NamesProvider } from '../../../live/names'
import { refusalOf } from '../../../live/trpc'
import { usePastEvening } from '../../../officer/usePastEvening'
import { RefusalNote } from '../../../tell/RefusalNote'
import { Loading } from '../../../ui/Loading'
import { CommandingProvider } from '../../commanding'
import { CaseFile } from './CaseFile'
import { casesOf, keyOf } from './cases'
import type { PastDispute } from './pastWaiting'

interface Court {
  tables: readonly CourtTable[]
  offers: readonly PokerOffer[]
}

/** The tables whose disputes this viewer may judge: all of them for the deputato, an arbiter's own for an arbiter. */
function courtOf(view: unknown): Court | null {
  if (typeof view !== 'object' || view === null || !('kind' in view)) return null
  if (view.kind === 'deputato') return view as unknown as Court
  if (view.kind !== 'member') return null
  const { judges, offers } = view as unknown as { judges: Court['tables']; offers: Court['offers'] }
  return { tables: judges, offers }
}

interface PastCaseProps {
  past: PastDispute
  as: 'deputato' | 'member'
  onBack: () => void
  alone?: boolean
}

/** XVII.3: a dispute of a closed evening, with the same form as tonight's. */
export function PastCase({ past, as, onBack, alone }: PastCaseProps) {
  const { data, error, here } = usePastEvening(past.evening, as)
  const court = courtOf(data?.view)
  const one = court && casesOf(court.tables).find((other) => keyOf(other) === keyOf(past))
  if (error) return <RefusalNote refusal={refusalOf(error)} />
  if (!data || !court || !one) return <Loading />
  return (
    <NamesProvider names={data.names}>
      <CommandingProvider here={{ ...here, offers: court.offers }}>
        <CaseFile
          one={one}
          tables={court.tables}
          past={{ title: past.title, day: past.day }}
          onBack={onBack}
          alone={alone}
        />
      </CommandingProvider>
    </NamesProvider>
  )
}
