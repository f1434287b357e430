'use client'
import type { TableId } from '@/rules/banked/ids'
import { times } from '@/rules/kernel/chips'
import { useT } from '../../language/i18n'
import { rangeOf } from '../../live/offers'
import { MoneyField } from '../../money/MoneyField'
import { useSum } from '../../money/useSum'
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
  const range = rangeOf(offer, 'minimum')
  const sum = useSum(offer?.payload.minimum ?? null, range ?? {})
  if (!offer) return refusal && <RefusalNote refusal={refusal} />
  const { chips } = sum
  return (
    <div className="flex flex-wrap items-end gap-3">
      <MoneyField label={t('limits.minimum')} {...sum.field} />
      <Button
        isDisabled={waiting || chips === null}
        onPress={() => chips !== null && take(offer, { minimum: chips })}
      >
        {t('limits.ask')} <Amount chips={chips} />–
        <Amount chips={chips && times(chips, MAXIMUM_IN_MINIMUMS)} />
      </Button>
      {refusal && <RefusalNote refusal={refusal} />}
    </div>
  )
}
