'use client'
import type { Dispute } from '@/rules/chemin-de-fer/state/dispute'
import type { TableId } from '@/rules/chemin-de-fer/state/ids'
import { Contenders } from '../../disputes/Contenders'
import { Statements } from '../../disputes/Statements'
import { useT } from '../../language/i18n'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { Badge } from '../../ui/Badge'
import { Act } from '../commanding'
import { STATUS_TONES } from './judge/cases'
import { RulingText } from './RulingText'

/** A dispute at the table: subject, contenders, statements, the ruling, and the button that withdraws it. */
export function DisputeLines({ table, dispute }: { table: TableId; dispute: Dispute }) {
  const t = useT('chemin-deputato')
  const { number, coup, about, provision, status, decision, openedAt } = dispute
  return (
    <section className="flex flex-col gap-2 rounded-card border-2 border-line p-3">
      <p className="flex flex-wrap items-center gap-3">
        <strong>{t('told', { n: number, coup })}</strong>
        <Badge tone={STATUS_TONES[status]}>{t(`status.${status}`)}</Badge>
        {provision && <ProvisionLink id={provision} />}
      </p>
      <p className="text-lg">{about}</p>
      <p className="text-sage">
        <Contenders dispute={dispute} />
      </p>
      {decision && <RulingText ruling={decision} openedAt={openedAt} />}
      <Statements table={table} dispute={dispute} />
      <div className="empty:hidden">
        <Act
          type="withdrawDispute"
          payload={{ table, dispute: number }}
          variant="quiet"
          ask={{
            title: t('withdraw.title'),
            body: t('withdraw.ask'),
            yes: t('withdraw.do'),
          }}
        >
          {t('withdraw.do')}
        </Act>
      </div>
    </section>
  )
}
