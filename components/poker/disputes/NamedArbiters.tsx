'use client'
import { agreedArbiters } from '@/rules/poker/17-arbitration/panel'
import type { Dispute } from '@/rules/poker/state/dispute'
import { useT } from '../../language/i18n'
import { useNameOf } from '../../live/names'
import { ProvisionLink } from '../../regulation/ProvisionLink'

/** XVII.4: the arbiters agreed on, or those each contender has named so far; nothing while nobody is named. */
export function NamedArbiters({ dispute }: { dispute: Dispute }) {
  const t = useT('deputato')
  const nameOf = useNameOf()
  const agreed = agreedArbiters(dispute)
  const namesOf = (members: readonly string[]) => members.map(nameOf).join(', ')
  if (agreed.length > 0)
    return (
      <p>
        {t('arbiters.agreed', { count: agreed.length, names: namesOf(agreed) })}{' '}
        <ProvisionLink id="XVII.4" />
      </p>
    )
  return Object.entries(dispute.arbiters).map(([contender, named]) => (
    <p key={contender}>
      {t('arbiters.named', { who: nameOf(contender), names: namesOf(named) })}{' '}
      <ProvisionLink id="XVII.4" />
    </p>
  ))
}

/** The key of a dispute's status text: a dispute that waits for the deputato may wait for arbiters instead. */
export const disputeStatusKey = (dispute: Dispute) =>
  dispute.status === 'to-deputato' && agreedArbiters(dispute).length > 0
    ? ('to-arbiters' as const)
    : dispute.status
