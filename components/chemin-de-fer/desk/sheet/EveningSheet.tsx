'use client'
import { useState } from 'react'
import { BOOK } from '@/rules/chemin-de-fer/accounts'
import type { CheminCommand } from '@/rules/chemin-de-fer/decider'
import type { DeskView } from '@/rules/chemin-de-fer/views/desk'
import type { Instant } from '@/rules/kernel/decider'
import { isAllReceived, isPaid } from '@/rules/kernel/payments'
import { useT } from '../../../language/i18n'
import { Payments } from '../../../officer/Payments'
import { PrintLink } from '../../../officer/PrintLink'
import { Reopening } from '../../../officer/Reopening'
import { Folding } from '../../../tell/Folding'
import { Act, useCommanding } from '../../commanding'
import { CloseTableau } from './CloseTableau'
import { CountSheet } from './CountSheet'
import { Tableau } from './Tableau'

/** The evening's one sheet: the live tableau, then the count, then the payments. */
export function EveningSheet({ view }: { view: DeskView }) {
  if (view.tableau.closedAt !== null) return <Closed view={view} />
  return view.closing ? <Counting view={view} /> : <Running view={view} />
}

function Running({ view }: { view: DeskView }) {
  const t = useT('chemin-desk')
  const words = useT('desk')
  const isInPlay = view.tables.some(({ coup }) => coup !== null)
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="max-w-prose text-sage">{t('sheet.runningHelp')}</p>
        <Act
          type="beginCount"
          payload={{}}
          variant="primary"
          whyNot={t(isInPlay ? 'sheet.coupInPlay' : 'sheet.notNow')}
          ask={{
            title: t('sheet.beginTitle'),
            body: t('sheet.beginAsk'),
            yes: words('cash.begin'),
          }}
        >
          {words('cash.begin')}
        </Act>
      </div>
      <Tableau view={view} />
    </div>
  )
}

function Counting({ view }: { view: DeskView }) {
  const words = useT('desk')
  return (
    <div className="flex flex-col gap-3">
      <CountSheet view={view} />
      <CloseTableau view={view}>
        <Act
          type="resumePlay"
          payload={{}}
          variant="quiet"
          ask={{
            title: words('cash.resumeTitle'),
            body: words('cash.resumeAsk'),
            yes: words('cash.resume'),
          }}
        >
          {words('cash.resume')}
        </Act>
      </CloseTableau>
    </div>
  )
}

function Closed({ view }: { view: DeskView }) {
  const words = useT('desk')
  const { evening } = useCommanding()
  const [isSettled] = useState(isAllReceived(view.tableau))
  const { payments, settleBy, closedAt, reopenAskedBy, reopenWhy } = view.tableau
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <p className="flex-1 text-good">{words('cash.closed')}</p>
        {evening && (
          <PrintLink evening={evening} paper={`tableau/${BOOK}`} label={words('print.tableau')} />
        )}
      </div>
      <Folding title={words('tableau.whole')} isOpen={isSettled}>
        <Tableau view={view} />
      </Folding>
      <Payments
        payments={payments}
        settleBy={settleBy}
        stepOf={(payment, step) => <Step payment={payment} step={step} closedAt={closedAt} />}
        receiptOf={(payment) =>
          evening && (
            <PrintLink
              evening={evening}
              paper={`ricevuta/${payment}`}
              label={words('print.receipt')}
            />
          )
        }
      />
      <Reopening<CheminCommand>
        stage={{ askedBy: reopenAskedBy, why: reopenWhy, paid: isPaid({ payments }) }}
        ask={{ type: 'askReopening', payload: {} }}
        confirm={{ type: 'reopen', payload: { why: reopenWhy ?? undefined } }}
        drop={{ type: 'dropReopening', payload: {} }}
        unmark={{ type: 'unmarkPayment', payload: { payment: null } }}
      />
    </div>
  )
}

interface StepProps {
  payment: number
  step: 'hand' | 'receive' | 'unmark'
  closedAt: Instant | null
}

function Step({ payment, step, closedAt }: StepProps) {
  const words = useT('desk')
  const match = { payment }
  const payload = { payment, closedAt: closedAt ?? undefined }
  if (step === 'unmark')
    return (
      <Act
        type="unmarkPayment"
        payload={payload}
        match={match}
        variant="quiet"
        ask={{
          title: words('payments.unmarkTitle'),
          body: words('payments.unmarkAsk'),
          yes: words('payments.unmark'),
        }}
      >
        {words('payments.unmark')}
      </Act>
    )
  const type = step === 'hand' ? 'markHanded' : 'markReceived'
  return (
    <Act type={type} payload={payload} match={match} variant="primary">
      {words(`payments.${step}`)}
    </Act>
  )
}
