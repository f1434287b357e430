'use client'
import type { TableId } from '@/rules/poker/state/ids'
import type { Payment } from '@/rules/poker/state/tableau'
import { useT } from '../../language/i18n'
import { useNameOf } from '../../live/names'
import { Amount } from '../../tell/Amount'
import { Badge } from '../../ui/Badge'
import { useOffer } from '../commanding'
import { useMember } from './context'
import { OfferButton } from './OfferButton'

/** The two steps of a payment: the payer handed it over, the payee received it. */
export function PaymentLine({ table, payment }: { table: TableId; payment: Payment }) {
  const t = useT('member')
  const nameOf = useNameOf()
  const { view } = useMember()
  const match = { table, payment: payment.number }
  const handed = useOffer('markHanded', match)
  const received = useOffer('markReceived', match)
  const gives = payment.from === view.member
  const other = gives ? payment.to : payment.from
  const who = { who: nameOf(other), isDesk: String(other === 'desk') }
  const state = payment.receivedAt !== null ? 'paid' : payment.handedAt !== null ? 'handed' : 'due'
  const awaited = state === 'due' ? !gives : state === 'handed' && gives
  return (
    <div className="mt-4 flex flex-col gap-3 border-t-2 border-line pt-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>
          {t(gives ? 'sheet.give' : 'sheet.take', who)}{' '}
          <Amount chips={payment.chips} className="font-semibold" />
        </span>
        <Badge tone={state === 'paid' ? 'good' : 'warn'}>{t(`sheet.state.${state}`)}</Badge>
      </p>
      {awaited && <p className="text-sage">{t(gives ? 'sheet.toConfirm' : 'sheet.toHand', who)}</p>}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {gives && (
          <OfferButton offer={handed} variant="primary" size="large">
            {t('sheet.handed')}
          </OfferButton>
        )}
        {!gives && (
          <OfferButton offer={received} variant="primary" size="large">
            {t('sheet.received')}
          </OfferButton>
        )}
      </div>
    </div>
  )
}
