'use client'
import { useState } from 'react'
import { asChips, type Chips } from '@/rules/kernel/chips'
import { ChipsField } from '../../club/ChipsField'
import { useT } from '../../language/i18n'
import { rangeOf } from '../../live/offers'
import { Button } from '../../ui/Button'
import { useBankedAct, useBankedOffers } from '../commanding'
import { LimitsText } from './LimitsText'
import { Refused } from './Refused'

interface ChangeLimitsProps {
  table: string
  /** The maximum that the regulation ties to a minimum; without it both are asked for. */
  maximumFor?: (minimum: Chips) => Chips
}

/** Other limits for a table: one asks, the other of the two signs. Source: B.2.3, B.2.4, K.6. */
export function ChangeLimits({ table, maximumFor }: ChangeLimitsProps) {
  const t = useT('banked')
  const [offer] = useBankedOffers('changeLimits', { table })
  const { take, refusal, waiting } = useBankedAct()
  const [least, setLeast] = useState<number | null>(null)
  const [most, setMost] = useState<number | null>(null)
  if (!offer) return <Refused refusal={refusal} />
  const { payload } = offer
  const range = rangeOf(offer, maximumFor ? 'minimum' : 'maximum')
  const step = range?.step ?? 1
  const bounds = { minValue: maximumFor ? (range?.min ?? 1) : step, step }
  const minimum = asChips(least ?? payload.minimum)
  const maximum = maximumFor?.(minimum) ?? asChips(most ?? payload.maximum ?? minimum)
  return (
    <div className="flex flex-wrap items-end gap-3">
      <ChipsField label={t('limits.minimum')} value={minimum} {...bounds} onChange={setLeast} />
      {!maximumFor && (
        <ChipsField label={t('limits.maximum')} value={maximum} {...bounds} onChange={setMost} />
      )}
      <Button
        isDisabled={waiting}
        onPress={() => take(offer, maximumFor ? { minimum } : { minimum, maximum })}
      >
        {t('limits.ask')} <LimitsText limits={{ minimum, maximum }} />
      </Button>
      <Refused refusal={refusal} />
    </div>
  )
}
