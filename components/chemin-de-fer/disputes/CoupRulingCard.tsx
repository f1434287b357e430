'use client'
import type { ReactNode } from 'react'
import type { Dispute } from '@/rules/chemin-de-fer/state/dispute'
import { RulingCard } from '../../disputes/RulingCard'
import { useT } from '../../language/i18n'
import { RulingGiver, RulingLines } from './RulingText'

interface CoupRulingCardProps {
  dispute: Dispute
  where?: ReactNode
  isLow?: boolean
  /** The button by which it is acknowledged. */
  children: ReactNode
}

/** S.39a: the inspector's ruling, as the table and the members it concerns are told of it, with the chips to move. */
export function CoupRulingCard({ dispute, where, isLow, children }: CoupRulingCardProps) {
  const t = useT('chemin-deputato')
  const { decision, number, coup } = dispute
  if (!decision) return null
  return (
    <RulingCard
      title={t('told', { n: number, coup })}
      where={where}
      isLow={isLow}
      by={<RulingGiver ruling={decision} />}
      movesChips={decision.transfers.length > 0}
      action={children}
    >
      <RulingLines ruling={decision} />
    </RulingCard>
  )
}
