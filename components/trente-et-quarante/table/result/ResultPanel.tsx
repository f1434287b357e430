'use client'
import { useState } from 'react'
import { wonByBank } from '@/rules/trente-et-quarante/play/settlement'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { Button } from '../../../ui/Button'
import { useVerdict } from '../../told/verdict'
import { useTable } from '../context'
import { Asked } from '../panel/Asked'
import { ClaimWaits } from '../panel/ClaimWaits'
import { StepButton } from '../panel/StepButton'
import { SumChoice } from '../panel/SumChoice'
import { Refused } from '../Refused'
import type { Staking } from '../staking'
import { ResultKeys } from './ResultKeys'
import { partsOf, type ResultDraft } from './useResult'

/** A colpo of which only the result is kept: stakes, three taps for the result, and the payments before it is recorded. Source: K.2. */
export function ResultPanel({ staking, draft }: { staking: Staking; draft: ResultDraft }) {
  const t = useT('trente-table')
  const verdict = useVerdict()
  const { view } = useTable()
  const [isTyped, setTyped] = useState(false)
  const isOpen = view.colpo?.phase === 'open'
  const { result } = draft
  return (
    <section className="flex min-h-0 flex-1 flex-col gap-2">
      <h2 className="text-2xl">
        {result ? verdict(result) : t(isOpen ? 'stakes.title' : 'tell.title')}
      </h2>
      <div className="flex min-h-0 flex-1 flex-col gap-2 overflow-y-auto text-sm">
        {isOpen && (
          <>
            <SumChoice staking={staking} isTyped={isTyped} onTyped={setTyped} />
            <Asked />
          </>
        )}
        <ClaimWaits />
        {result && (
          <p className="flex justify-between text-lg font-semibold">
            {t('tell.banco')} <Amount chips={wonByBank(partsOf(view, result))} sign />
          </p>
        )}
      </div>
      {!(isOpen && isTyped) && <ResultKeys draft={draft} />}
      <Refused refusal={draft.refusal} />
      {isOpen ? (
        <StepButton type="callStakes" isMain />
      ) : (
        <div className="grid grid-cols-[auto_1fr] gap-2">
          <Button
            variant="quiet"
            className="px-2!"
            isDisabled={!draft.isBegun}
            onPress={draft.clear}
          >
            {t('tell.clear')}
          </Button>
          <Button
            variant="primary"
            size="large"
            isDisabled={draft.waiting || !result}
            onPress={draft.record}
          >
            {t('tell.record')}
          </Button>
        </div>
      )}
    </section>
  )
}
