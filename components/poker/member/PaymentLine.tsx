'use client'
import type { Instant } from '@/rules/kernel/decider'
import type { Payment } from '@/rules/kernel/payments'
import type { TableId } from '@/rules/poker/state/ids'
import { PaymentSteps } from '../../history/PaymentSteps'
import { useT } from '../../language/i18n'
import { useOffer } from '../commanding'
import { useMember } from './context'
import { OfferButton } from './OfferButton'

/** The two steps of a payment, with the member's own button. */
export function PaymentLine(props: {
  table: TableId
  payment: Payment
  /** The closing of the tableau that lists it. */
  closedAt: Instant
}) {
  const { table, payment, closedAt } = props
  const t = useT('member')
  const { view } = useMember()
  const match = { table, payment: payment.number }
  const handed = useOffer('markHanded', match)
  const received = useOffer('markReceived', match)
  const gives = payment.from === view.member
  return (
    <PaymentSteps payment={payment} member={view.member}>
      {gives && (
        <OfferButton offer={handed} changes={{ closedAt }} variant="primary" size="large">
          {t('sheet.handed')}
        </OfferButton>
      )}
      {!gives && (
        <OfferButton offer={received} changes={{ closedAt }} variant="primary" size="large">
          {t('sheet.received')}
        </OfferButton>
      )}
    </PaymentSteps>
  )
}
