'use client'
import { type ReactNode, useState } from 'react'
import type { Chips } from '@/rules/kernel/chips'
import type { Instant } from '@/rules/kernel/decider'
import { isAllReceived } from '@/rules/kernel/payments'
import { useT } from '../language/i18n'
import { Amount } from '../tell/Amount'
import { Folding } from '../tell/Folding'
import { MemberName } from '../tell/MemberName'
import { Moment } from '../tell/Moment'
import { TD, TD_RIGHT } from './look'
import { Column, SheetTable } from './SheetTable'

/** One payment of a closed tableau; `desk` stands for the club's cashier. */
export interface PaymentShown {
  readonly number: number
  readonly from: string
  readonly to: string
  readonly chips: Chips
  readonly handedAt: Instant | null
  readonly receivedAt: Instant | null
}

interface PaymentsProps {
  payments: readonly PaymentShown[]
  settleBy: 'desk' | 'members' | null
  /** The button of each step, which gives the game's command. */
  stepOf: (payment: number, step: 'hand' | 'receive' | 'unmark') => ReactNode
  /** The link to the receipt of a payment that was made; absent where the game prints none. */
  receiptOf?: (payment: number) => ReactNode
}

/** Payments between players, in two steps: handed over, then received. A payment is made once both are recorded. */
export function Payments({ payments, settleBy, stepOf, receiptOf }: PaymentsProps) {
  const t = useT('desk')
  const [isToDo] = useState(!isAllReceived({ payments }))
  const open = payments.filter(({ receivedAt }) => receivedAt === null).length
  return (
    <Folding title={t('payments.title', { n: open })} isOpen={isToDo}>
      <p className="text-sage">
        {t(settleBy === 'members' ? 'payments.byMembers' : 'payments.byDesk')}
      </p>
      {payments.length === 0 ? (
        <p>{t('payments.none')}</p>
      ) : (
        <SheetTable
          head={
            <>
              <Column>{t('payments.from')}</Column>
              <Column>{t('payments.to')}</Column>
              <Column of="figures">{t('payments.amount')}</Column>
              <Column>{t('payments.handed')}</Column>
              <Column>{t('payments.received')}</Column>
              <Column of="buttons">{t('list.actions')}</Column>
            </>
          }
        >
          {payments.map((payment) => (
            <tr key={payment.number}>
              <th scope="row" className={TD}>
                <Side who={payment.from} />
              </th>
              <td className={TD}>
                <Side who={payment.to} />
              </td>
              <td className={`${TD_RIGHT} text-lg font-semibold`}>
                <Amount chips={payment.chips} />
              </td>
              <td className={TD}>
                {payment.handedAt === null ? (
                  stepOf(payment.number, 'hand')
                ) : (
                  <Moment at={payment.handedAt} />
                )}
              </td>
              <td className={TD}>
                {payment.receivedAt === null ? (
                  stepOf(payment.number, 'receive')
                ) : (
                  <Moment at={payment.receivedAt} />
                )}
              </td>
              <td className={`${TD} text-right`}>
                {payment.receivedAt !== null && receiptOf?.(payment.number)}
                {stepOf(payment.number, 'unmark')}
              </td>
            </tr>
          ))}
        </SheetTable>
      )}
    </Folding>
  )
}

function Side({ who }: { who: string }) {
  const t = useT('desk')
  return who === 'desk' ? t('payments.desk') : <MemberName id={who} />
}
