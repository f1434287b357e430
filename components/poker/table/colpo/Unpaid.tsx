'use client'
import type { ReactNode } from 'react'
import { useT } from '../../../language/i18n'
import { useTable } from '../context'
import { Names } from '../log/OutcomeText'

/** III.6: seated players without chips, for whom the game waits; `otherwise` is shown when there are none. */
export function Unpaid({ otherwise = null }: { otherwise?: ReactNode }) {
  const { view } = useTable()
  const t = useT('table')
  if (view.unpaid.length === 0) return otherwise
  return (
    <p className="leading-tight">
      {t('deal.unpaid')}{' '}
      <strong>
        <Names members={view.unpaid} />
      </strong>
    </p>
  )
}
