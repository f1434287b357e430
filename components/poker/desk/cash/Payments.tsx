'use client'
import type { Payment } from '@/rules/poker/state/tableau'
import type { DeskTable } from '@/rules/poker/views/desk'
import { useT } from '../../../language/i18n'
import { TD, TD_RIGHT } from '../../../officer/look'
import { PrintLink } from '../../../officer/PrintLink'
import { Column, SheetTable } from '../../../officer/SheetTable'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { Moment } from '../../../tell/Moment'
import { Act, useCommanding } from '../../commanding'

/** Payments between players, in two steps: handed over, then received. A payment is made once both are recorded. */
export function Payments({ table }: { table: DeskTable }) {
  const t = useT('desk')
  const { payments, settleBy } = table.tableau
  const open = payments.filter(({ receivedAt }) => receivedAt === null).length
  return (
    <section aria-labelledby="payments-title" className="flex flex-col gap-3">
      <h2 id="payments-title" className="text-xl">
        {t('payments.title', { n: open })}
      </h2>
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
            <PaymentRow key={payment.number} payment={payment} table={table.summary.id} />
          ))}
        </SheetTable>
      )}
    </section>
  )
}

function PaymentRow({ payment, table }: { payment: Payment; table: string }) {
  const t = useT('desk')
  const { evening } = useCommanding()
  const { number, handedAt, receivedAt } = payment
  const which = { table, payment: number }
  return (
    <tr>
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
        {handedAt === null ? (
          <Act type="markHanded" payload={which} variant="primary">
            {t('payments.hand')}
          </Act>
        ) : (
          <Moment at={handedAt} />
        )}
      </td>
      <td className={TD}>
        {receivedAt === null ? (
          <Act type="markReceived" payload={which} variant="primary">
            {t('payments.receive')}
          </Act>
        ) : (
          <Moment at={receivedAt} />
        )}
      </td>
      <td className={`${TD} text-right`}>
        {receivedAt !== null && evening && (
          <PrintLink
            evening={evening}
            paper={`ricevuta/${table}/${number}`}
            label={t('print.receipt')}
          />
        )}
        <Act
          type="unmarkPayment"
          payload={which}
          variant="quiet"
          ask={{
            title: t('payments.unmarkTitle'),
            body: t('payments.unmarkAsk'),
            yes: t('payments.unmark'),
          }}
        >
          {t('payments.unmark')}
        </Act>
      </td>
    </tr>
  )
}

function Side({ who }: { who: string }) {
  const t = useT('desk')
  return who === 'desk' ? t('payments.desk') : <MemberName id={who} />
}
