'use client'
import type { ReactNode } from 'react'
import type { Chips } from '@/rules/kernel/chips'
import type { Instant } from '@/rules/kernel/decider'
import { useT } from '../language/i18n'
import { useNameOf } from '../live/names'
import { Amount } from '../tell/Amount'
import { Badge } from '../ui/Badge'

/** A payment of a closed tableau that a member makes or receives; `desk` stands for the club's cashier. */
interface PaymentShown {
  readonly from: string
  readonly to: string
  readonly chips: Chips
  readonly handedAt: Instant | null
  readonly receivedAt: Instant | null
}

interface PaymentStepsProps {
  payment: PaymentShown
  member: string
  /** The button of the member's own step, which gives the game's command. */
  children: ReactNode
}

/** The two steps of a payment: the payer handed it over, the payee received it. */
export function PaymentSteps({ payment, member, children }: PaymentStepsProps) {
  const t = useT('member')
  const nameOf = useNameOf()
  const gives = payment.from === member
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
      <div className="flex flex-wrap gap-3 empty:hidden">{children}</div>
    </div>
  )
}
