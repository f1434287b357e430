'use client'
import type { TableId } from '@/rules/banked/ids'
import { useT } from '../../language/i18n'
import { rangeOf } from '../../live/offers'
import { MoneyField } from '../../money/MoneyField'
import { useSum } from '../../money/useSum'
import { Amount } from '../../tell/Amount'
import { RefusalNote } from '../../tell/RefusalNote'
import { Button } from '../../ui/Button'
import { useAct, useOffers } from '../commanding'

/** Other limits for a table: one asks, the other of the two signs. Source: K.6. */
export function ChangeLimits({ table }: { table: TableId }) {
  const t = useT('banked')
  const [offer] = useOffers('changeLimits', { table })
  const { take, refusal, waiting } = useAct()
  const step = rangeOf(offer, 'maximum')?.step ?? 1
  const least = useSum(offer?.payload.minimum ?? null, { min: step, step })
  const most = useSum(offer?.payload.maximum ?? null, { min: step, step })
  if (!offer) return refusal && <RefusalNote refusal={refusal} />
  const { chips: minimum } = least
  const { chips: maximum } = most
  const limits = minimum !== null && maximum !== null ? { minimum, maximum } : null
  return (
    <div className="flex flex-wrap items-end gap-3">
      <MoneyField label={t('limits.minimum')} {...least.field} />
      <MoneyField label={t('limits.maximum')} {...most.field} />
      <Button isDisabled={waiting || limits === null} onPress={() => limits && take(offer, limits)}>
        {t('limits.ask')} <Amount chips={minimum} />–<Amount chips={maximum} />
      </Button>
      {refusal && <RefusalNote refusal={refusal} />}
    </div>
  )
}
