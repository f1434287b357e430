'use client'
import { useState } from 'react'
import { LastColpo } from '../../../banked/table/LastColpo'
import { useT } from '../../../language/i18n'
import { Foot, Notes } from '../../../tablet/Foot'
import { DueList } from '../../told/DueList'
import { useVerdict } from '../../told/verdict'
import { ResultPanel } from '../result/ResultPanel'
import type { ResultDraft } from '../result/useResult'
import type { Staking } from '../staking'
import { useTable } from '../tablet'
import { CardPad } from './CardPad'
import { ClaimNews } from './ClaimNews'
import { StepButton } from './StepButton'
import { SumChoice } from './SumChoice'
import { TagliaPanel } from './TagliaPanel'
import { InviteButton, Unanswered } from './Unanswered'

/** The next step of the table, and no other. */
export function Panel({ staking, draft }: { staking: Staking; draft: ResultDraft }) {
  const { colpo, summary, taglia } = useTable()
  if (!colpo)
    return taglia.step === 'in-play' ? (
      <BeginPanel staking={staking} />
    ) : (
      <TagliaPanel staking={staking} />
    )
  if (summary.level === 2) return <ResultPanel staking={staking} draft={draft} />
  if (colpo.phase === 'open') return <StakesPanel staking={staking} />
  return colpo.phase === 'settling' ? <SettlePanel /> : <CardPad />
}

/** The stakes are open: a tap on a chance lays the chosen sum there; the keypad takes the room of all but the end. Source: T.1.7. */
function StakesPanel({ staking }: { staking: Staking }) {
  const t = useT('trente-table')
  const words = useT('banked')
  const [isTyped, setTyped] = useState(false)
  return (
    <section className="flex min-h-0 flex-1 flex-col gap-2">
      {!isTyped && (
        <>
          <h2 className="text-2xl">{words('stakesOpen')}</h2>
          <p>{t('stakes.tap')}</p>
        </>
      )}
      <Unanswered />
      <Foot>
        <SumChoice staking={staking} isTyped={isTyped} onTyped={setTyped} />
        {!isTyped && <StepButton type="declareLastColpo" />}
        <StepButton type="callStakes" isMain />
      </Foot>
    </section>
  )
}

/** Everything to collect and pay, stake by stake. Source: T.8. */
function SettlePanel() {
  const words = useT('banked')
  const verdict = useVerdict()
  const { colpo } = useTable()
  if (!colpo?.result) return null
  return (
    <section className="flex min-h-0 flex-1 flex-col gap-2">
      <h2 className="text-2xl">{verdict(colpo.result)}</h2>
      <Notes className="text-sm">
        <ClaimNews />
        <DueList parts={colpo.due} />
        {colpo.due.length === 0 && <p>{words('nothingDue')}</p>}
      </Notes>
      <Foot>
        <StepButton type="declareLastColpo" />
        <StepButton type="settleColpo" isMain />
      </Foot>
    </section>
  )
}

/** Between two colpi: stakes again by one tap, or others by taps on the cloth; the latest payments stay in view. */
function BeginPanel({ staking }: { staking: Staking }) {
  const words = useT('banked')
  const verdict = useVerdict()
  const [isTyped, setTyped] = useState(false)
  const { last } = useTable()
  return (
    <section className="flex min-h-0 flex-1 flex-col gap-2">
      {!isTyped && <h2 className="text-2xl">{words('newColpo')}</h2>}
      <Notes className="text-sm">
        <ClaimNews />
        {last && (
          <LastColpo colpo={last}>
            <p className="pb-1">{last.result ? verdict(last.result) : words('more.void')}</p>
            <DueList parts={last.parts} />
          </LastColpo>
        )}
      </Notes>
      <Foot>
        <SumChoice staking={staking} isTyped={isTyped} onTyped={setTyped} />
        <InviteButton />
      </Foot>
    </section>
  )
}
