'use client'
import type { MemberView } from '@/rules/poker/views/member'
import { OwedBlock } from '../../history/OwedBlock'
import type { OwedEvening } from '../../history/owed'
import { NamesProvider } from '../../live/names'
import { ASKED_EVERY_MS, usePastEvening } from '../../officer/usePastEvening'
import { CommandingProvider } from '../commanding'
import { MemberProvider } from './context'
import { PaymentLine } from './PaymentLine'

/** XVI.1: payments of closed evenings that the member still makes or receives, with both steps of each. */
export function Owed({ evenings }: { evenings: readonly OwedEvening[] }) {
  return evenings.map((one) => <OwedOfEvening key={one.evening} one={one} />)
}

function OwedOfEvening({ one }: { one: OwedEvening }) {
  const { data, view, here } = usePastEvening<MemberView>(one.evening, 'member', ASKED_EVERY_MS)
  if (!data || !view) return null
  const open = view.mine.sheets.flatMap(({ table, payments, closedAt }) =>
    payments
      .filter(({ receivedAt }) => receivedAt === null)
      .map((payment) => <PaymentLine key={payment.number} {...{ table, payment, closedAt }} />),
  )
  if (open.length === 0) return null
  return (
    <NamesProvider names={data.names}>
      <CommandingProvider here={{ ...here, offers: view.offers, toasts: true }}>
        <MemberProvider here={{ view, now: () => data.now }}>
          <OwedBlock evening={one} provision="XVI.1">
            {open}
          </OwedBlock>
        </MemberProvider>
      </CommandingProvider>
    </NamesProvider>
  )
}
