'use client'
import { useT } from '../../../language/i18n'
import { Button } from '../../../ui/Button'
import { useAct, useOffer } from '../../commanding'
import { DueList } from '../../told/DueList'
import { useTable } from '../context'
import { Refused } from '../Refused'
import { StepButton } from './StepButton'

/** Everything to collect and pay in its order, casella by casella or all in one go. Source: B.28.1, B.28.2, B.29. */
export function SettlePanel() {
  const t = useT('bj-table')
  const { colpo, claims } = useTable().view
  const next = useOffer('settleCasella')
  const { take, refusal, waiting } = useAct()
  if (!colpo) return null
  const waits = claims.find((claim) => claim.colpo === colpo.serial && !claim.ruling)
  return (
    <section className="flex min-h-0 flex-1 flex-col gap-2">
      <h2 className="text-2xl">{t('settle.title', { point: colpo.bancoPoint.total })}</h2>
      {waits && (
        <p role="status" className="border-2 border-warn px-2 py-1">
          {t('settle.claim', { n: waits.casella })}: {waits.text}
        </p>
      )}
      <div className="min-h-0 flex-1 overflow-y-auto">
        <DueList parts={colpo.due.flatMap(({ parts }) => parts)} />
        {colpo.due.length === 0 && <p>{t('settle.nothing')}</p>}
      </div>
      <Refused refusal={refusal} />
      {next && colpo.due.length > 1 && (
        <Button isDisabled={waiting} onPress={() => take(next)}>
          {t('settle.casella', { n: next.payload.casella })}
        </Button>
      )}
      <StepButton type="settleColpo" isMain />
    </section>
  )
}
