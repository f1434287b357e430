'use client'
import { useState } from 'react'
import { NO_CHIPS } from '@/rules/kernel/chips'
import { isAllReceived, isPaid } from '@/rules/kernel/payments'
import type { DeskTable } from '@/rules/poker/views/desk'
import { useT } from '../../../language/i18n'
import { PrintLink } from '../../../officer/PrintLink'
import { Amount } from '../../../tell/Amount'
import { Folding } from '../../../tell/Folding'
import { MemberName } from '../../../tell/MemberName'
import { Act, useCommanding } from '../../commanding'
import { Tableau } from '../../tableau/Tableau'
import { TableReopening } from '../../tableau/TableReopening'
import { CloseTableau } from './CloseTableau'
import { CountSheet } from './CountSheet'
import { PokerPayments } from './PokerPayments'

/** A table's cash desk: the live tableau, then the count, then the payments. */
export function CashDesk({ table }: { table: DeskTable }) {
  const { status } = table.summary
  if (status === 'closed') return <Closed table={table} />
  return status === 'counting' ? <Counting table={table} /> : <Running table={table} />
}

function Running({ table }: { table: DeskTable }) {
  const t = useT('desk')
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="max-w-prose text-sage">{t('cash.runningHelp')}</p>
        <Act
          type="beginCount"
          payload={{ table: table.summary.id }}
          variant="primary"
          whyNot={t(table.colpo ? 'cash.colpoInPlay' : 'cash.notYet')}
          ask={{
            title: t('cash.beginTitle'),
            body: <BeginAsk shared={table.sharedNow} />,
            yes: t('cash.begin'),
          }}
        >
          {t('cash.begin')}
        </Act>
      </div>
      <Tableau
        tableau={table.tableau}
        middle={table.level > 1 ? table.pot : NO_CHIPS}
        known={table.level > 1}
      />
    </div>
  )
}

function Counting({ table }: { table: DeskTable }) {
  const t = useT('desk')
  return (
    <div className="flex flex-col gap-3">
      <CountSheet table={table} />
      <CloseTableau table={table}>
        {table.level === 1 && (
          <Act type="resumePlay" payload={{ table: table.summary.id, level: 2 }} variant="quiet">
            {t('cash.resumeResults')}
          </Act>
        )}
        <Act
          type="resumePlay"
          payload={{ table: table.summary.id }}
          variant="quiet"
          ask={{ title: t('cash.resumeTitle'), body: t('cash.resumeAsk'), yes: t('cash.resume') }}
        >
          {t('cash.resume')}
        </Act>
      </CloseTableau>
    </div>
  )
}

function Closed({ table }: { table: DeskTable }) {
  const t = useT('desk')
  const { evening } = useCommanding()
  const { reopenAskedBy: askedBy, reopenWhy: why } = table.tableau
  const paid = isPaid(table.tableau)
  const [isSettled] = useState(isAllReceived(table.tableau))
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <p className="flex-1 text-good">{t('cash.closed')}</p>
        {evening && (
          <PrintLink
            evening={evening}
            paper={`tableau/${table.summary.id}`}
            label={t('print.tableau')}
          />
        )}
      </div>
      <Folding title={t('tableau.whole')} isOpen={isSettled}>
        <Tableau tableau={table.tableau} />
      </Folding>
      <PokerPayments table={table} />
      <TableReopening table={table.summary.id} stage={{ askedBy, why, paid }} />
    </div>
  )
}

/** The question before a count: play stops, and a pot that nobody won is shared out, with the share of each. */
function BeginAsk({ shared }: { shared: DeskTable['sharedNow'] }) {
  const t = useT('desk')
  return (
    <>
      <p>{t('cash.beginAsk')}</p>
      {shared && (
        <div className="mt-3 border-l-4 border-brass pl-3">
          <p>
            {t(shared.ofParol ? 'cash.sharesParol' : 'cash.sharesPot')}{' '}
            <strong>
              <Amount chips={shared.chips} />
            </strong>
          </p>
          <ul aria-label={t('cash.shares')}>
            {shared.shares.map(({ member, chips }) => (
              <li key={member}>
                <MemberName id={member} />{' '}
                <strong>
                  <Amount chips={chips} sign />
                </strong>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
