'use client'
import { agreedArbiters } from '@/rules/poker/17-arbitration/panel'
import type { Dispute } from '@/rules/poker/state/dispute'
import { useT } from '../../language/i18n'
import { useNameOf } from '../../live/names'
import { ProvisionLink } from '../../tell/ProvisionLink'

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

/**
 * The key of a dispute's status text. A dispute sent on may wait for arbiters instead of the deputato, and play may go
 * on meanwhile by a provisional decision.
 */
export function disputeStatusKey(dispute: Dispute) {
  if (dispute.status !== 'to-deputato') return dispute.status
  if (agreedArbiters(dispute).length > 0) return 'to-arbiters' as const
  return dispute.decisions.length > 0 ? ('decided-and-sent' as const) : dispute.status
}
