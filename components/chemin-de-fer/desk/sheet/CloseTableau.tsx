'use client'
import { type ReactNode, useState } from 'react'
import type { DeskView } from '@/rules/chemin-de-fer/views/desk'
import { useT } from '../../../language/i18n'
import { SettleBy, type SettleWay } from '../../../officer/SettleBy'
import { Act } from '../../commanding'
import { Tableau } from './Tableau'

/** The tableau as closing will write it, the choice of how balances are settled, and the button that closes it. */
export function CloseTableau({ view, children }: { view: DeskView; children: ReactNode }) {
  const words = useT('desk')
  const [settleBy, setSettleBy] = useState<SettleWay>('desk')
  if (!view.tableau.isCounted) return <div className="flex flex-wrap gap-3">{children}</div>
  return (
    <section aria-labelledby="close-title" className="flex flex-col gap-2">
      <h2 id="close-title" className="sr-only">
        {words('closing.title')}
      </h2>
      <Tableau view={view} />
      <SettleBy value={settleBy} onChange={setSettleBy} />
      <div className="flex flex-wrap items-start gap-3">
        <Act
          type="closeTableau"
          payload={{ settleBy, imbalance: view.tableau.imbalance }}
          match={{}}
          variant="primary"
          whyNot={words(view.tableau.recountNeeded ? 'closing.recountFirst' : 'closing.notYet')}
          ask={{
            title: words('closing.askTitle'),
            body: words('closing.ask'),
            yes: words('closing.do'),
          }}
        >
          {words('closing.do')}
        </Act>
        {children}
      </div>
    </section>
  )
}
