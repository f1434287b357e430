'use client'
import type { ReactNode } from 'react'
import type { Dispute } from '@/rules/poker/state/dispute'
import { byTell } from '@/rules/poker/telling/decisions'
import { RulingCard } from '../../disputes/RulingCard'
import { useT } from '../../language/i18n'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { TellTexts } from '../../tell/TellTexts'
import { RulingText } from './Decisions'

/**
 * The latest decision of a dispute, as the table and the members it concerns are told of it: ruling, reason, provision,
 * and the chips to move. `children` are its button.
 */
export function DecisionCard(props: {
  dispute: Dispute
  where?: ReactNode
  isLow?: boolean
  children: ReactNode
}) {
  const t = useT('deputato')
  const { dispute, where, isLow = false, children } = props
  const ruling = dispute.decisions.at(-1)
  if (!ruling) return null
  return (
    <RulingCard
      title={t('told.title', { n: dispute.number, colpo: dispute.colpo })}
      where={where}
      isLow={isLow}
      by={
        <>
          <TellTexts tells={[byTell(ruling)]} />{' '}
          {ruling.provision && <ProvisionLink id={ruling.provision} />}
        </>
      }
      movesChips={ruling.transfers.length > 0}
      isForNow={!ruling.final}
      action={children}
    >
      <RulingText ruling={ruling} />
    </RulingCard>
  )
}
