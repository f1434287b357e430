'use client'
import type { SurplusCard } from '@/rules/black-jack/state/colpo'
import { RankCard } from '../../../banked/RankCard'
import { useT } from '../../../language/i18n'
import { Button } from '../../../ui/Button'
import { useAct, useOffers } from '../../commanding'
import { PlayerName } from '../../told/PlayerName'
import { Refused } from '../Refused'

/** A card drawn unasked is offered to one casella after another. Source: B.24.1. */
export function SurplusPanel({ surplus }: { surplus: SurplusCard }) {
  const t = useT('bj-table')
  const offers = useOffers('answerSurplus')
  const { take, refusal, waiting } = useAct()
  return (
    <section className="flex flex-col gap-3">
      <h2 className="flex items-center gap-3 text-2xl">
        {t('surplus.title')} <RankCard rank={surplus.card} />
      </h2>
      <p className="text-lg">
        {t('casella', { n: surplus.caselle[0] ?? 0 })} ·{' '}
        <PlayerName player={offers[0]?.payload.player ?? null} />
      </p>
      <Refused refusal={refusal} />
      {offers.map((offer) => (
        <Button
          key={`${offer.payload.takes}`}
          size="large"
          isDisabled={waiting}
          onPress={() => take(offer)}
        >
          {t(offer.payload.takes ? 'surplus.takes' : 'surplus.refuses')}
        </Button>
      ))}
    </section>
  )
}
