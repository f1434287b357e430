'use client'
import { useState } from 'react'
import { Radio, RadioGroup } from 'react-aria-components'
import type { DeskTable } from '@/rules/poker/views/desk'
import { useT } from '../../../language/i18n'
import { Act } from '../../commanding'
import { Tableau } from '../../tableau/Tableau'
import { countLines } from './count'

const WAYS = ['desk', 'members'] as const

/** A preview of the closed tableau, the choice of how balances are settled, and the button that closes it. */
export function CloseTableau({ table }: { table: DeskTable }) {
  const t = useT('desk')
  const [settleBy, setSettleBy] = useState<(typeof WAYS)[number]>('desk')
  const left = countLines(table).filter(({ counted }) => counted === null).length
  if (left > 0) return null
  const id = table.summary.id
  return (
    <section aria-labelledby="close-title" className="flex flex-col gap-4">
      <h2 id="close-title" className="text-xl">
        {t('closing.title')}
      </h2>
      <Tableau tableau={table.tableau} final />
      <RadioGroup
        value={settleBy}
        onChange={(value) => setSettleBy(WAYS.find((way) => way === value) ?? 'desk')}
        aria-label={t('closing.settle')}
        className="flex flex-wrap gap-3"
      >
        {WAYS.map((way) => (
          <Radio
            key={way}
            value={way}
            className="max-w-sm flex-1 cursor-pointer rounded-card border-2 border-line bg-felt p-4 data-selected:border-brass"
          >
            {({ isSelected }) => (
              <>
                <span className="block font-semibold">
                  <span aria-hidden="true">{isSelected ? '● ' : '○ '}</span>
                  {t(`closing.${way}`)}
                </span>
                <span className="block text-sage">{t(`closing.${way}Help`)}</span>
              </>
            )}
          </Radio>
        ))}
      </RadioGroup>
      <Act
        type="closeTableau"
        payload={{ table: id, settleBy }}
        match={{ table: id }}
        variant="primary"
        size="large"
        whyNot={t(table.tableau.recountNeeded ? 'closing.recountFirst' : 'closing.notYet')}
        ask={{ title: t('closing.askTitle'), body: t('closing.ask'), yes: t('closing.do') }}
      >
        {t('closing.do')}
      </Act>
    </section>
  )
}
