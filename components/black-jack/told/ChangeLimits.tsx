'use client'
import { useState } from 'react'
import type { TableId } from '@/rules/banked/ids'
import { asChips, times } from '@/rules/kernel/chips'
import { ChipsField } from '../../club/ChipsField'
import { useT } from '../../language/i18n'
import { rangeOf } from '../../live/offers'
import { Amount } from '../../tell/Amount'
import { RefusalNote } from '../../tell/RefusalNote'
import { Button } from '../../ui/Button'
import { useAct, useOffers } from '../commanding'

/** B.2.4: a maximum is so many minimums. */
const MAXIMUM_IN_MINIMUMS = 10

/** Other limits for a table: one asks, the other of the two signs. Source: B.2.3, B.2.4. */
export function ChangeLimits({ table }: { table: TableId }) {
  const t = useT('banked')
  const [offer] = useOffers('changeLimits', { table })
  const { take, refusal, waiting } = useAct()
  const [minimum, setMinimum] = useState<number | null>(null)
  if (!offer) return refusal && <RefusalNote refusal={refusal} />
  const range = rangeOf(offer, 'minimum')
  const now = asChips(minimum ?? offer.payload.minimum)
  return (
    <div className="flex flex-wrap items-end gap-3">
      <ChipsField
        label={t('limits.minimum')}
        value={now}
        minValue={range?.min ?? 1}
        step={range?.step ?? 1}
        onChange={setMinimum}
      />
      <Button isDisabled={waiting} onPress={() => take(offer, { minimum: now })}>
        {t('limits.ask')} <Amount chips={now} />–<Amount chips={times(now, MAXIMUM_IN_MINIMUMS)} />
      </Button>
      {refusal && <RefusalNote refusal={refusal} />}
    </div>
  )
}
