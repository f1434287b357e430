'use client'
import type { SurplusCard } from '@/rules/black-jack/state/colpo'
import { RankCard } from '../../../banked/RankCard'
import { OfferButtons } from '../../../banked/told/OfferButtons'
import { useT } from '../../../language/i18n'
import { useOffers } from '../../commanding'
import { PlayerName } from '../../told/PlayerName'

/** A card drawn unasked is offered to one casella after another. Source: B.24.1. */
export function SurplusPanel({ surplus }: { surplus: SurplusCard }) {
  const t = useT('bj-table')
  const offers = useOffers('answerSurplus')
  return (
    <section className="flex flex-col gap-3">
      <h2 className="flex items-center gap-3 text-2xl">
        {t('surplus.title')} <RankCard rank={surplus.card} />
      </h2>
      <p className="text-lg">
        {t('casella', { n: surplus.caselle[0] ?? 0 })} ·{' '}
        <PlayerName player={offers[0]?.payload.player ?? null} />
      </p>
      <OfferButtons offers={offers} look={{ size: 'large' }}>
        {({ payload }) => t(payload.takes ? 'surplus.takes' : 'surplus.refuses')}
      </OfferButtons>
    </section>
  )
}
