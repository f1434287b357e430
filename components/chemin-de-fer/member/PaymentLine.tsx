'use client'
import type { MemberId } from '@/rules/kernel/ids'
import type { Payment } from '@/rules/kernel/payments'
import { PaymentSteps } from '../../history/PaymentSteps'
import { useT } from '../../language/i18n'
import { useOffer } from '../commanding'
import { TakeAct } from './acts/TakeAct'

/** The two steps of a payment of the evening's tableau, with the member's own button. */
export function PaymentLine({ payment, member }: { payment: Payment; member: MemberId }) {
  const t = useT('member')
  const match = { payment: payment.number }
  const handed = useOffer('markHanded', match)
  const received = useOffer('markReceived', match)
  const gives = payment.from === member
  return (
    <PaymentSteps payment={payment} member={member}>
      <TakeAct
        offer={gives ? handed : received}
        variant="primary"
        done={t(gives ? 'done.markHanded' : 'done.markReceived')}
      >
        {t(gives ? 'sheet.handed' : 'sheet.received')}
      </TakeAct>
    </PaymentSteps>
  )
}
