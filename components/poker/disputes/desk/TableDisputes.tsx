'use client'
import type { Dispute } from '@/rules/poker/state/dispute'
import type { DeskTable } from '@/rules/poker/views/desk'
import { Contenders } from '../../../disputes/Contenders'
import { useT } from '../../../language/i18n'
import { ProvisionLink } from '../../../tell/ProvisionLink'
import { RefusalNote } from '../../../tell/RefusalNote'
import { Badge } from '../../../ui/Badge'
import { Block } from '../../../ui/Block'
import { Act, useAct, useCommanding, useOffer } from '../../commanding'
import { CalledDeputato } from '../CalledDeputato'
import { Decisions } from '../Decisions'
import { ForNow } from '../ForNow'
import { STATUS_TONES } from '../judge/CaseList'
import { NameArbiters } from '../NameArbiters'
import { disputeStatusKey, NamedArbiters } from '../NamedArbiters'

/** A table's disputes, newest first: contenders, subject, status and decisions. */
export function TableDisputes({ table }: { table: DeskTable }) {
  const t = useT('desk')
  const where = { table: table.summary.id }
  if (table.disputes.length === 0) return null
  return (
    <Block title={t('disputes.title')}>
      <ul className="flex flex-col gap-2">
        {[...table.disputes].reverse().map((dispute) => (
          <li key={dispute.number} className="border-t border-line pt-2 first:border-0 first:pt-0">
            <div className="flex flex-wrap items-center gap-x-3">
              <span className="font-semibold">
                {t('disputes.one', { n: dispute.number, colpo: dispute.colpo })}
              </span>
              <Badge tone={STATUS_TONES[dispute.status]}>
                {t(`disputes.${disputeStatusKey(dispute)}`)}
              </Badge>
              {dispute.provision && <ProvisionLink id={dispute.provision} />}
              <span className="ml-auto">
                <Act
                  type="withdrawDispute"
                  payload={{ ...where, dispute: dispute.number }}
                  variant="quiet"
                  ask={{
                    title: t('disputes.withdrawTitle'),
                    body: t('disputes.withdrawAsk'),
                    yes: t('disputes.withdraw'),
                  }}
                >
                  {t('disputes.withdraw')}
                </Act>
              </span>
            </div>
            <p>{dispute.about}</p>
            <p className="text-sage">
              <Contenders dispute={dispute} />
            </p>
            <NamedArbiters dispute={dispute} />
            <p>
              <CalledDeputato dispute={dispute} deputato={table.deputato} />
            </p>
            <ForNow table={where.table} dispute={dispute} />
            <Decisions dispute={dispute} />
            <Naming table={table} dispute={dispute} />
          </li>
        ))}
      </ul>
    </Block>
  )
}

/** XVII.4: the secretary enters the arbiters that each contender names. */
function Naming({ table, dispute }: { table: DeskTable; dispute: Dispute }) {
  const { evening } = useCommanding()
  const { act, refusal, waiting } = useAct()
  const where = { table: table.summary.id, dispute: dispute.number }
  if (!useOffer('nameArbiter', where) || !evening) return null
  return (
    <div className="my-3 flex flex-col gap-2">
      <NameArbiters
        dispute={dispute}
        table={where.table}
        evening={evening}
        isDisabled={waiting}
        name={(member, arbiters) => act('nameArbiter', { ...where, member, arbiters })}
      />
      {refusal && <RefusalNote refusal={refusal} />}
    </div>
  )
}
