'use client'
import type {
  DeputatoView,
  WaitingDispute as ListedDispute,
} from '@/rules/chemin-de-fer/views/deputato'
import type { WaitingDispute } from '../../../disputes/waiting'
import { NamesProvider } from '../../../live/names'
import { refusalOf } from '../../../live/trpc'
import { usePastEvening } from '../../../officer/usePastEvening'
import { RefusalNote } from '../../../tell/RefusalNote'
import { Loading } from '../../../ui/Loading'
import { CommandingProvider } from '../../commanding'
import { CaseFile } from './CaseFile'
import { casesOf, keyOf } from './cases'

export type PastCoupCase = WaitingDispute & ListedDispute

export const pastKeyOf = (one: PastCoupCase): string => `${one.evening}-${keyOf(one)}`

/** A dispute of a closed evening, with the same form as tonight's. */
export function PastCase({ past, onBack }: { past: PastCoupCase; onBack: () => void }) {
  const { data, view, error, here } = usePastEvening<DeputatoView>(past.evening, 'deputato')
  const one = view && casesOf(view.tables).find((other) => keyOf(other) === keyOf(past))
  if (error) return <RefusalNote refusal={refusalOf(error)} />
  if (!data || !view || !one) return <Loading />
  const { title, day } = past
  return (
    <NamesProvider names={data.names}>
      <CommandingProvider here={{ ...here, offers: view.offers }}>
        <CaseFile
          one={one}
          tables={view.tables}
          past={{ title, day }}
          onBack={onBack}
          isCounting={false}
        />
      </CommandingProvider>
    </NamesProvider>
  )
}
