'use client'
import type { Chips } from '@/rules/kernel/chips'
import type { OfferOf } from '@/rules/kernel/offers'
import { useT } from '../../language/i18n'
import { rangeOf } from '../../live/offers'
import { MoneyField } from '../../money/MoneyField'
import { useSum } from '../../money/useSum'
import { type BankedCommand, useBankedAct, useBankedOffers } from '../commanding'
import { LimitsText } from './LimitsText'
import { OfferButtons } from './OfferButtons'
import { Refused } from './Refused'

interface ChangeLimitsProps {
  table: string
  /** The maximum that the regulation ties to a minimum; without it both are asked for. */
  maximumFor?: (minimum: Chips) => Chips
  /** That maximum is the largest, and a smaller one may be asked for. */
  mayBeLess?: boolean
}

/** Other limits for a table: one asks, the other of the two signs. Source: B.2.3, B.2.4, K.6. */
export function ChangeLimits({ table, ...how }: ChangeLimitsProps) {
  const [offer] = useBankedOffers('changeLimits', { table })
  // A refusal stays when the limits can no longer be changed, which is often its reason.
  const acting = useBankedAct()
  return (
    <>
      {offer && <Asking offer={offer} acting={acting} {...how} />}
      <Refused refusal={acting.refusal} />
    </>
  )
}

interface AskingProps extends Pick<ChangeLimitsProps, 'maximumFor' | 'mayBeLess'> {
  offer: OfferOf<BankedCommand, 'changeLimits'>
  acting: ReturnType<typeof useBankedAct>
}

function Asking({ offer, acting, maximumFor, mayBeLess = false }: AskingProps) {
  const t = useT('banked')
  const { payload } = offer
  const range = rangeOf(offer, maximumFor ? 'minimum' : 'maximum') ?? { step: 1, min: 1 }
  const { step } = range
  const least = useSum(payload.minimum, maximumFor ? range : { min: step, step })
  const largest = maximumFor?.(payload.minimum)
  const most = useSum(payload.maximum ?? largest ?? null, { min: step, step })
  const { chips: minimum } = least
  const isTied = maximumFor !== undefined && !mayBeLess
  const maximum = isTied ? minimum && maximumFor(minimum) : most.chips
  const isWhole = minimum !== null && maximum !== null
  return (
    <div className="flex flex-wrap items-end gap-3">
      <MoneyField label={t('limits.minimum')} {...least.field} />
      {!isTied && <MoneyField label={t('limits.maximum')} {...most.field} />}
      <OfferButtons
        offers={[offer]}
        acting={acting}
        look={{ className: 'flex-wrap' }}
        changes={isWhole ? { minimum, ...(isTied ? {} : { maximum }) } : null}
      >
        {() => (
          <>
            {t('limits.ask')} <LimitsText limits={{ minimum, maximum }} />
          </>
        )}
      </OfferButtons>
    </div>
  )
}
