'use client'
import type { Instant } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'
import type { Payment } from '@/rules/kernel/payments'
import { PaymentSteps } from '../../history/PaymentSteps'
import { useT } from '../../language/i18n'
import { useOffer } from '../commanding'
import { TakeAct } from './acts/TakeAct'

/** The two steps of a payment of the evening's tableau, with the member's own button. */
export function PaymentLine(props: {
  payment: Payment
  member: MemberId
  /** The closing of the tableau that lists it. */
  closedAt: Instant
}) {
  const { payment, member, closedAt } = props
  const t = useT('member')
  const match = { payment: payment.number }
  const handed = useOffer('markHanded', match)
  const received = useOffer('markReceived', match)
  const gives = payment.from === member
  return (
    <PaymentSteps payment={payment} member={member}>
      <TakeAct
        offer={gives ? handed : received}
        changes={{ closedAt }}
        variant="primary"
        done={t(gives ? 'done.markHanded' : 'done.markReceived')}
      >
        {t(gives ? 'sheet.handed' : 'sheet.received')}
      </TakeAct>
    </PaymentSteps>
  )
}
