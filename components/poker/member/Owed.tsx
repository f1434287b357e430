'use client'
import type { MemberView } from '@/rules/poker/views/member'
import { useDays } from '../../history/days'
import type { OwedEvening } from '../../history/owed'
import { useT } from '../../language/i18n'
import { NamesProvider } from '../../live/names'
import { usePastEvening } from '../../officer/usePastEvening'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { Block } from '../../ui/Block'
import { CommandingProvider } from '../commanding'
import { MemberProvider } from './context'
import { PaymentLine } from './PaymentLine'

/** A closed evening has no live line, so the other side's mark is asked for. */
const ASKED_EVERY_MS = 15_000

const ofMember = (view: unknown): MemberView | null =>
  typeof view === 'object' && view !== null && 'kind' in view && view.kind === 'member'
    ? (view as MemberView)
    : null

/** XVI.1: payments of closed evenings that the member still makes or receives, with both steps of each. */
export function Owed({ evenings }: { evenings: readonly OwedEvening[] }) {
  return evenings.map((one) => <OwedOfEvening key={one.evening} one={one} />)
}

function OwedOfEvening({ one }: { one: OwedEvening }) {
  const t = useT('member')
  const { short } = useDays()
  const { data, here } = usePastEvening(one.evening, 'member', ASKED_EVERY_MS)
  const view = ofMember(data?.view)
  if (!data || !view) return null
  const open = view.mine.sheets.flatMap(({ table, payments }) =>
    payments
      .filter(({ receivedAt }) => receivedAt === null)
      .map((payment) => <PaymentLine key={payment.number} table={table} payment={payment} />),
  )
  if (open.length === 0) return null
  return (
    <NamesProvider names={data.names}>
      <CommandingProvider here={{ ...here, offers: view.offers, toasts: true }}>
        <MemberProvider here={{ view, now: data.now }}>
          <Block marked title={t('owed.title')} aside={<ProvisionLink id="XVI.1" />}>
            <p className="text-sage">
              {t('owed.evening', { title: one.title, day: short(one.day) })}
            </p>
            {open}
          </Block>
        </MemberProvider>
      </CommandingProvider>
    </NamesProvider>
  )
}
