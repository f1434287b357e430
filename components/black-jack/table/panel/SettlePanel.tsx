'use client'
import { OfferButtons } from '../../../banked/told/OfferButtons'
import { useT } from '../../../language/i18n'
import { Foot, Notes } from '../../../tablet/Foot'
import { useOffer } from '../../commanding'
import { DueList } from '../../told/DueList'
import { useTable } from '../tablet'
import { ClaimNews } from './ClaimNews'
import { StepButton } from './StepButton'

/** Everything to collect and pay in its order, casella by casella or all in one go. Source: B.28.1, B.28.2, B.29. */
export function SettlePanel() {
  const t = useT('bj-table')
  const words = useT('banked')
  const { colpo } = useTable()
  const next = useOffer('settleCasella')
  if (!colpo) return null
  const due = colpo.due.flatMap(({ parts }) => parts)
  return (
    <section className="flex min-h-0 flex-1 flex-col gap-2">
      <h2 className="text-2xl">{t('settle.title', { point: colpo.bancoPoint.total })}</h2>
      <Notes>
        <ClaimNews />
        <DueList parts={due} />
        {colpo.due.length === 0 && <p>{words('nothingDue')}</p>}
      </Notes>
      <Foot>
        <OfferButtons offers={colpo.due.length > 1 ? [next] : []}>
          {({ payload }) => t('settle.casella', { n: payload.casella })}
        </OfferButtons>
        <StepButton type="settleColpo" isMain />
      </Foot>
    </section>
  )
}
