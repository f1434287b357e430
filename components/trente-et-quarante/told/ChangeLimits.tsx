'use client'
import { useState } from 'react'
import type { TableId } from '@/rules/banked/ids'
import { asChips } from '@/rules/kernel/chips'
import { ChipsField } from '../../club/ChipsField'
import { useT } from '../../language/i18n'
import { rangeOf } from '../../live/offers'
import { Amount } from '../../tell/Amount'
import { RefusalNote } from '../../tell/RefusalNote'
import { Button } from '../../ui/Button'
import { useAct, useOffers } from '../commanding'

/** Other limits for a table: one asks, the other of the two signs. Source: K.6. */
export function ChangeLimits({ table }: { table: TableId }) {
  const t = useT('banked')
  const [offer] = useOffers('changeLimits', { table })
  const { take, refusal, waiting } = useAct()
  const [least, setLeast] = useState<number | null>(null)
  const [most, setMost] = useState<number | null>(null)
  if (!offer) return refusal && <RefusalNote refusal={refusal} />
  const step = rangeOf(offer, 'maximum')?.step ?? 1
  const minimum = asChips(least ?? offer.payload.minimum)
  const maximum = asChips(most ?? offer.payload.maximum)
  return (
    <div className="flex flex-wrap items-end gap-3">
      <ChipsField
        label={t('limits.minimum')}
        value={minimum}
        minValue={step}
        step={step}
        onChange={setLeast}
      />
      <ChipsField
        label={t('limits.maximum')}
        value={maximum}
        minValue={step}
        step={step}
        onChange={setMost}
      />
      <Button isDisabled={waiting} onPress={() => take(offer, { minimum, maximum })}>
        {t('limits.ask')} <Amount chips={minimum} />–<Amount chips={maximum} />
      </Button>
      {refusal && <RefusalNote refusal={refusal} />}
    </div>
  )
}
