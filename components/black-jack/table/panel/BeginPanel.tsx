'use client'
import { LastColpo } from '../../../banked/table/LastColpo'
import { useT } from '../../../language/i18n'
import { Foot, Notes } from '../../../tablet/Foot'
import { DueList } from '../../told/DueList'
import { useTable } from '../tablet'
import { ClaimNews } from './ClaimNews'
import { StepButton } from './StepButton'

/** Between two colpi: the latest puntate again by one tap, or others; the payments of the latest colpo stay in view. */
export function BeginPanel() {
  const t = useT('banked')
  const { last } = useTable()
  return (
    <section className="flex min-h-0 flex-1 flex-col gap-2">
      <h2 className="text-2xl">{t('newColpo')}</h2>
      <Notes className="text-sm">
        <ClaimNews />
        {last && (
          <LastColpo colpo={last}>
            <DueList parts={last.parts} />
          </LastColpo>
        )}
      </Notes>
      <Foot>
        <StepButton type="inviteStakes" isMain={!last} />
        <StepButton type="repeatStakes" isMain />
      </Foot>
    </section>
  )
}
