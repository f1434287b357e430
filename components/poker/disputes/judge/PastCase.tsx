'use client'
import type { CourtTable, DeputatoView } from '@/rules/poker/views/deputato'
import type { MemberView } from '@/rules/poker/views/member'
import { NamesProvider } from '../../../live/names'
import { refusalOf } from '../../../live/trpc'
import { usePastEvening } from '../../../officer/usePastEvening'
import { RefusalNote } from '../../../tell/RefusalNote'
import { Loading } from '../../../ui/Loading'
import { CommandingProvider } from '../../commanding'
import { CaseFile } from './CaseFile'
import { casesOf, keyOf } from './cases'
import type { PastDispute } from './pastWaiting'

/** The tables whose disputes this viewer may judge: all of them for the deputato, an arbiter's own for an arbiter. */
const courtOf = (view: DeputatoView | MemberView): readonly CourtTable[] =>
  view.kind === 'deputato' ? view.tables : view.judges

interface PastCaseProps {
  past: PastDispute
  as: 'deputato' | 'member'
  onBack: () => void
  alone?: boolean
}

/** XVII.3: a dispute of a closed evening, with the same form as tonight's. */
export function PastCase({ past, as, onBack, alone }: PastCaseProps) {
  const { data, view, error, here } = usePastEvening<DeputatoView | MemberView>(past.evening, as)
  const tables = view ? courtOf(view) : []
  const one = casesOf(tables).find((other) => keyOf(other) === keyOf(past))
  if (error) return <RefusalNote refusal={refusalOf(error)} />
  if (!data || !view || !one) return <Loading />
  return (
    <NamesProvider names={data.names}>
      <CommandingProvider here={{ ...here, offers: view.offers }}>
        <CaseFile
          one={one}
          tables={tables}
          past={{ title: past.title, day: past.day }}
          onBack={onBack}
          alone={alone}
        />
      </CommandingProvider>
    </NamesProvider>
  )
}
