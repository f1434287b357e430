'use client'
import { useState } from 'react'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { DueList } from '../../told/DueList'
import { useVerdict } from '../../told/verdict'
import { useTable } from '../context'
import type { Staking } from '../staking'
import { Asked } from './Asked'
import { StepButton } from './StepButton'
import { SumChoice } from './SumChoice'

/** Between two colpi: stakes again by one tap, or others by taps on the cloth; the latest payments stay in view. */
export function BeginPanel({ staking }: { staking: Staking }) {
  const t = useT('trente-table')
  const verdict = useVerdict()
  const [isTyped, setTyped] = useState(false)
  const last = useTable().view.past.at(-1)
  return (
    <section className="flex min-h-0 flex-1 flex-col gap-2">
      {!isTyped && <h2 className="text-2xl">{t('begin.title')}</h2>}
      <SumChoice staking={staking} isTyped={isTyped} onTyped={setTyped} />
      <div className="min-h-0 flex-1 overflow-y-auto text-sm">
        <Asked />
        {last && (
          <>
            <p className="flex justify-between font-semibold">
              <span>{t('begin.last', { n: last.serial })}</span> <Amount chips={last.won} sign />
            </p>
            <p className="pb-1">{last.result ? verdict(last.result) : t('more.void')}</p>
            <DueList parts={last.parts} />
          </>
        )}
      </div>
      <StepButton type="inviteStakes" isMain />
    </section>
  )
}
