'use client'
import { useState } from 'react'
import type { DeskView } from '@/rules/chemin-de-fer/views/desk'
import { useT } from '../../../language/i18n'
import { SettleBy, type SettleWay } from '../../../officer/SettleBy'
import { Act } from '../../commanding'
import { Tableau } from './Tableau'

/** The tableau as closing will write it, the choice of how balances are settled, and the button that closes it. */
export function CloseTableau({ view }: { view: DeskView }) {
  const words = useT('desk')
  const [settleBy, setSettleBy] = useState<SettleWay>('desk')
  if (!view.tableau.isCounted) return null
  return (
    <section aria-labelledby="close-title" className="flex flex-col gap-2">
      <h2 id="close-title" className="text-xl">
        {words('closing.title')}
      </h2>
      <Tableau view={view} />
      <SettleBy value={settleBy} onChange={setSettleBy} />
      <Act
        type="closeTableau"
        payload={{ settleBy }}
        variant="primary"
        size="large"
        whyNot={words(view.tableau.recountNeeded ? 'closing.recountFirst' : 'closing.notYet')}
        ask={{
          title: words('closing.askTitle'),
          body: words('closing.ask'),
          yes: words('closing.do'),
        }}
      >
        {words('closing.do')}
      </Act>
    </section>
  )
}
