'use client'
import { agreementsNeeded } from '@/rules/poker/17-arbitration/panel'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { ProvisionLink } from '../../../tell/ProvisionLink'
import { Block } from '../../../ui/Block'
import { Act } from '../../commanding'
import { RulingText } from '../Decisions'
import type { Case } from './cases'

/** XVII.4: a ruling proposed by one arbiter of the panel, the arbiters who agreed, and the button to agree. */
export function Proposed({ one: { table, dispute } }: { one: Case }) {
  const t = useT('deputato')
  const nameOf = useNameOf()
  const { proposal } = dispute
  if (!proposal) return null
  const names = proposal.agreed.map(nameOf).join(', ')
  return (
    <Block marked title={t('panel.proposed')} aside={<ProvisionLink id="XVII.4" />}>
      <p className="text-sm text-sage">
        {t('panel.agreed', { names, count: agreementsNeeded(dispute) })}{' '}
        {t(proposal.ruling.final ? 'panel.final' : 'panel.provisional')}
      </p>
      <RulingText ruling={proposal.ruling} />
      <div className="mt-3 empty:hidden">
        <Act
          type="agreeRuling"
          payload={{ table: table.id, dispute: dispute.number, proposal: proposal.number }}
          variant="primary"
          ask={{ title: t('panel.agreeTitle'), body: t('panel.agreeAsk'), yes: t('panel.agree') }}
        >
          {t('panel.agree')}
        </Act>
      </div>
    </Block>
  )
}
