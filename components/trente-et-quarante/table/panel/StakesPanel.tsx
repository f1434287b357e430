'use client'
import { useState } from 'react'
import { useT } from '../../../language/i18n'
import { Foot } from '../../../tablet/Foot'
import type { Staking } from '../staking'
import { StepButton } from './StepButton'
import { SumChoice } from './SumChoice'
import { Unanswered } from './Unanswered'

/** The stakes are open: a tap on a chance lays the chosen sum there. Source: T.1.7. */
export function StakesPanel({ staking }: { staking: Staking }) {
  const t = useT('trente-table')
  const words = useT('banked')
  const [isTyped, setTyped] = useState(false)
  return (
    <section className="flex min-h-0 flex-1 flex-col gap-2">
      <h2 className="text-2xl">{words('stakesOpen')}</h2>
      <p>{t('stakes.tap')}</p>
      <Unanswered />
      <Foot>
        <SumChoice staking={staking} isTyped={isTyped} onTyped={setTyped} />
        <StepButton type="declareLastColpo" />
        <StepButton type="callStakes" isMain />
      </Foot>
    </section>
  )
}
