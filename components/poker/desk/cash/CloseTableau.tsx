'use client'
import { type ReactNode, useState } from 'react'
import type { DeskTable } from '@/rules/poker/views/desk'
import { useT } from '../../../language/i18n'
import { SettleBy, type SettleWay } from '../../../officer/SettleBy'
import { Act } from '../../commanding'
import { Tableau } from '../../tableau/Tableau'
import { countLines } from './count'

/** A preview of the closed tableau, the choice of how balances are settled, and the button that closes it. */
export function CloseTableau({ table, children }: { table: DeskTable; children: ReactNode }) {
  const t = useT('desk')
  const [settleBy, setSettleBy] = useState<SettleWay>('desk')
  const left = countLines(table).filter(({ counted }) => counted === null).length
  if (left > 0) return <div className="flex flex-wrap gap-3">{children}</div>
  const id = table.summary.id
  return (
    <section aria-labelledby="close-title" className="flex flex-col gap-2">
      <h2 id="close-title" className="sr-only">
        {t('closing.title')}
      </h2>
      <Tableau tableau={table.tableau} final />
      <SettleBy value={settleBy} onChange={setSettleBy} />
      <div className="flex flex-wrap items-start gap-3">
        <Act
          type="closeTableau"
          payload={{ table: id, settleBy, imbalance: table.tableau.gap }}
          match={{ table: id }}
          variant="primary"
          whyNot={t(table.tableau.recountNeeded ? 'closing.recountFirst' : 'closing.notYet')}
          ask={{ title: t('closing.askTitle'), body: t('closing.ask'), yes: t('closing.do') }}
        >
          {t('closing.do')}
        </Act>
        {children}
      </div>
    </section>
  )
}
