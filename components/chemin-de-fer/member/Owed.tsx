'use client'
import type { MemberView } from '@/rules/chemin-de-fer/views/member'
import { OwedBlock } from '../../history/OwedBlock'
import type { OwedEvening } from '../../history/owed'
import { NamesProvider } from '../../live/names'
import { ASKED_EVERY_MS, usePastEvening } from '../../officer/usePastEvening'
import { CommandingProvider } from '../commanding'
import { PaymentLine } from './PaymentLine'

/** C.3: payments of closed evenings that the member still makes or receives, with both steps of each. */
export function Owed({ evenings }: { evenings: readonly OwedEvening[] }) {
  return evenings.map((one) => <OwedOfEvening key={one.evening} one={one} />)
}

function OwedOfEvening({ one }: { one: OwedEvening }) {
  const { data, view, here } = usePastEvening<MemberView>(one.evening, 'member', ASKED_EVERY_MS)
  const sheet = view?.mine.sheet
  const open = (sheet?.payments ?? []).filter(({ receivedAt }) => receivedAt === null)
  if (!data || !view || !sheet || open.length === 0) return null
  return (
    <NamesProvider names={data.names}>
      <CommandingProvider here={{ ...here, offers: view.offers, toasts: true }}>
        <OwedBlock evening={one} provision="C.3">
          {open.map((payment) => (
            <PaymentLine
              key={payment.number}
              payment={payment}
              member={view.member}
              closedAt={sheet.closedAt}
            />
          ))}
        </OwedBlock>
      </CommandingProvider>
    </NamesProvider>
  )
}
