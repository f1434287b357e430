'use client'
import type { DeskTable } from '@/rules/poker/views/desk'
import { useT } from '../../../language/i18n'
import { Payments } from '../../../officer/Payments'
import { PrintLink } from '../../../officer/PrintLink'
import { Act, useCommanding } from '../../commanding'

/** The payments of a table's closed tableau, with their receipts. */
export function PokerPayments({ table }: { table: DeskTable }) {
  const t = useT('desk')
  const { evening } = useCommanding()
  const { id } = table.summary
  const { payments, settleBy, closedAt } = table.tableau
  const seen = { table: id, closedAt: closedAt ?? undefined }
  return (
    <Payments
      payments={payments}
      settleBy={settleBy}
      stepOf={(payment, step) =>
        step === 'unmark' ? (
          <Act
            type="unmarkPayment"
            payload={{ ...seen, payment }}
            match={{ table: id, payment }}
            variant="quiet"
            ask={{
              title: t('payments.unmarkTitle'),
              body: t('payments.unmarkAsk'),
              yes: t('payments.unmark'),
            }}
          >
            {t('payments.unmark')}
          </Act>
        ) : (
          <Act
            type={step === 'hand' ? 'markHanded' : 'markReceived'}
            payload={{ ...seen, payment }}
            match={{ table: id, payment }}
            variant="primary"
          >
            {t(`payments.${step}`)}
          </Act>
        )
      }
      receiptOf={(payment) =>
        evening && (
          <PrintLink
            evening={evening}
            paper={`ricevuta/${id}/${payment}`}
            label={t('print.receipt')}
          />
        )
      }
    />
  )
}
