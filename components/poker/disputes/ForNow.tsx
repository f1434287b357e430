'use client'
import type { PokerOffer } from '@/rules/poker/offers'
import type { Dispute } from '@/rules/poker/state/dispute'
import type { TableId } from '@/rules/poker/state/ids'
import { useT } from '../../language/i18n'
import { useNameOf } from '../../live/names'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { RefusalNote } from '../../tell/RefusalNote'
import { Button } from '../../ui/Button'
import { useAct, useOffers } from '../commanding'

/**
 * N2, XVII.3: where the vote is tied or nobody may vote, the cartaro's word or the status quo lets play go on. Nothing
 * while it is not this screen's to give.
 */
export function ForNow({ table, dispute }: { table: TableId; dispute: Dispute }) {
  const t = useT('deputato')
  const nameOf = useNameOf()
  const { take, refusal, waiting } = useAct()
  const offers = withoutRepeats(useOffers('decideForNow', { table, dispute: dispute.number }))
  const giver = offers.find(({ payload }) => payload.member !== null)?.payload.member ?? null
  if (offers.length === 0) return null
  return (
    <section className="flex flex-col gap-3 rounded-card border-2 border-brass p-4">
      <p>
        {t('word.why')} <ProvisionLink id="XVII.3" />
      </p>
      {giver && <p className="font-semibold">{t('word.whose', { who: nameOf(giver) })}</p>}
      <div className="flex flex-wrap gap-2">
        {offers.map((offer) => {
          const { inFavourOf } = offer.payload
          return (
            <Button key={inFavourOf ?? ''} isDisabled={waiting} onPress={() => void take(offer)}>
              {inFavourOf ? t('word.favours', { who: nameOf(inFavourOf) }) : t('word.asItStands')}
            </Button>
          )
        })}
      </div>
      {refusal && <RefusalNote refusal={refusal} />}
    </section>
  )
}

/** One button a choice: where anybody may leave things as they are, the cartaro's word for the same is not shown. */
const withoutRepeats = (offers: readonly PokerOffer<'decideForNow'>[]) =>
  offers.filter(
    ({ payload }) =>
      payload.inFavourOf !== null ||
      payload.member === null ||
      offers.every((other) => other.payload.member !== null),
  )
