'use client'
import { useT } from '../../../language/i18n'
import { Foot, Notes } from '../../../tablet/Foot'
import { DueList } from '../../told/DueList'
import { useVerdict } from '../../told/verdict'
import { useTable } from '../tablet'
import { ClaimNews } from './ClaimNews'
import { StepButton } from './StepButton'

/** Everything to collect and pay, stake by stake. Source: T.8. */
export function SettlePanel() {
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
