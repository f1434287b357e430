'use client'
import { useT } from '../../language/i18n'
import { OnTop } from '../../live/frame'
import { RefusalNote } from '../../tell/RefusalNote'
import { Block } from '../../ui/Block'
import { Button } from '../../ui/Button'
import { useBankedAct, useBankedOffers } from '../commanding'
import type { LimitPair } from '../shown'
import { LimitsText } from './LimitsText'

interface ToSignProps {
  tables: readonly { readonly id: string; readonly label: string; readonly limits?: LimitPair }[]
}

/** The signatures that this person may give now, on top of their page: the opening of a table, or new limits. */
export function ToSign({ tables }: ToSignProps) {
  const t = useT('banked')
  const offers = [...useBankedOffers('signTable'), ...useBankedOffers('signLimits')]
  const { take, refusal, waiting } = useBankedAct()
  return (
    <>
      {tables.map(({ id, label, limits }) => {
        const here = offers.filter(({ payload }) => payload.table === id)
        const [first] = here
        if (!first) return null
        const { minimum = null, maximum = null } = { ...limits, ...first.payload }
        return (
          <OnTop
            key={id}
            thing={{ key: `sign-${id}`, at: null, text: t('toSign', { table: label }) }}
          >
            <Block marked title={t('toSign', { table: label })}>
              {minimum !== null && (
                <p className="pb-2">
                  {t('limits.both')}: <LimitsText limits={{ minimum, maximum }} />
                </p>
              )}
              <div className="flex flex-wrap gap-2">
                {here.map((offer) => (
                  <Button
                    key={`${offer.type} ${offer.payload.as}`}
                    variant="primary"
                    isDisabled={waiting}
                    onPress={() => take(offer)}
                  >
                    {t(`sign.${offer.type}`)} · {t(`as.${offer.payload.as}`)}
                  </Button>
                ))}
              </div>
            </Block>
          </OnTop>
        )
      })}
      {refusal && <RefusalNote refusal={refusal} />}
    </>
  )
}
