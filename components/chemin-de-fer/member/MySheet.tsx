'use client'
import type { ReactNode } from 'react'
import type { MemberSheet } from '@/rules/chemin-de-fer/views/member'
import { type Chips, magnitude } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../language/i18n'
import { Amount } from '../../tell/Amount'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { Block } from '../../ui/Block'
import { PaymentLine } from './PaymentLine'

/** The member's row of the closed tableau, and the payments to make or to receive. */
export function MySheet({ sheet, member }: { sheet: MemberSheet; member: MemberId }) {
  const t = useT('member')
  const { row, imbalance, payments, closedAt } = sheet
  return (
    <Block marked title={t('sheet.final')} aside={<ProvisionLink id="C.3" />}>
      <p className="text-5xl font-semibold">
        <Amount chips={row.final} sign />
      </p>
      <dl className="mt-3 grid grid-cols-[1fr_auto] gap-y-1">
        <Line name={t('sheet.drawn')} chips={row.drawn} />
        <Line name={t('sheet.counted')} chips={row.counted} />
        <Line name={t('sheet.result')} chips={row.result} sign />
        {row.shareChips !== 0 && (
          <Line
            name={
              <>
                {t(imbalance > 0 ? 'sheet.supero' : 'sheet.ammanco')} (
                <Amount chips={magnitude(imbalance)} />)
              </>
            }
            chips={row.shareChips}
            sign
          />
        )}
      </dl>
      {payments.map((payment) => (
        <PaymentLine key={payment.number} {...{ payment, member, closedAt }} />
      ))}
    </Block>
  )
}

function Line(props: { name: ReactNode; chips: Chips; sign?: boolean }) {
  return (
    <>
      <dt className="text-sage">{props.name}</dt>
      <dd className="text-right">
        <Amount chips={props.chips} sign={props.sign ?? false} />
      </dd>
    </>
  )
}
