'use client'
import { useState } from 'react'
import { RecordButtons } from '../../../banked/table/RecordButtons'
import { Refused } from '../../../banked/told/Refused'
import { useT } from '../../../language/i18n'
import { Foot, Notes } from '../../../tablet/Foot'
import { useVerdict } from '../../told/verdict'
import { ClaimNews } from '../panel/ClaimNews'
import { StepButton } from '../panel/StepButton'
import { SumChoice } from '../panel/SumChoice'
import { Unanswered } from '../panel/Unanswered'
import type { Staking } from '../staking'
import { useTable } from '../tablet'
import { ResultKeys } from './ResultKeys'
import type { ResultDraft } from './useResult'

/** A colpo of which only the result is kept: stakes, three taps for the result, and the payments before it is recorded. Source: K.2. */
export function ResultPanel({ staking, draft }: { staking: Staking; draft: ResultDraft }) {
  const t = useT('trente-table')
  const words = useT('banked')
  const verdict = useVerdict()
  const view = useTable()
  const [isTyped, setTyped] = useState(false)
  const isOpen = view.colpo?.phase === 'open'
  const { result, nero, rosso, first, isSent } = draft
  return (
    <section className="flex min-h-0 flex-1 flex-col gap-2">
      <h2 className="text-2xl">
        {result ? verdict(result) : isOpen ? words('stakesOpen') : t('tell.title')}
      </h2>
      <Notes className="text-sm">
        {isOpen && <Unanswered />}
        <ClaimNews />
      </Notes>
      <Foot>
        {isOpen && <SumChoice staking={staking} isTyped={isTyped} onTyped={setTyped} />}
        {!(isOpen && isTyped) && (
          <ResultKeys
            nero={nero}
            rosso={rosso}
            first={first}
            isSent={isSent}
            setTotal={draft.setTotal}
            setFirst={draft.setFirst}
          />
        )}
        <Refused refusal={draft.refusal} />
        {isOpen ? (
          <StepButton type="callStakes" />
        ) : (
          <RecordButtons
            isTight
            words={t('tell.record')}
            isReady={!draft.waiting && result !== null}
            onRecord={draft.record}
            onClear={draft.isBegun && !isSent ? draft.clear : null}
          />
        )}
      </Foot>
    </section>
  )
}
