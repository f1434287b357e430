'use client'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { DueList } from '../../told/DueList'
import { useTable } from '../context'
import { StepButton } from './StepButton'

/** Between two colpi: the latest puntate again by one tap, or others; the payments of the latest colpo stay in view. */
export function BeginPanel() {
  const t = useT('bj-table')
  const last = useTable().view.past.at(-1)
  return (
    <section className="flex min-h-0 flex-1 flex-col gap-2">
      <h2 className="text-2xl">{t('begin.title')}</h2>
      <StepButton type="repeatStakes" isMain />
      <StepButton type="inviteStakes" isMain={!last} />
      {last && (
        <div className="min-h-0 overflow-y-auto text-sm">
          <p className="flex justify-between font-semibold">
            <span>{t('begin.last', { n: last.serial })}</span> <Amount chips={last.won} sign />
          </p>
          <DueList parts={last.parts} />
        </div>
      )}
    </section>
  )
}
