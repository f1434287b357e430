'use client'
import type { SurplusCard } from '@/rules/black-jack/state/colpo'
import { RankCard } from '../../../banked/RankCard'
import { OfferButtons } from '../../../banked/told/OfferButtons'
import { useT } from '../../../language/i18n'
import { Foot } from '../../../tablet/Foot'
import { useOffers } from '../../commanding'
import { PlayerName } from '../../told/PlayerName'
import { useTable } from '../tablet'

/** A card drawn unasked is offered to one casella after another. Source: B.24.1. */
export function SurplusPanel({ surplus }: { surplus: SurplusCard }) {
  const t = useT('bj-table')
  const offers = useOffers('answerSurplus')
  const { colpo } = useTable()
  const [asked = 0] = surplus.caselle
  const casella = colpo?.caselle.find(({ number }) => number === asked)
  return (
    <section className="flex flex-1 flex-col gap-3">
      <h2 className="flex items-center gap-3 text-2xl">
        {t('surplus.title')} <RankCard rank={surplus.card} />
      </h2>
      <p className="text-lg">
        {t('casella', { n: asked })} · <PlayerName player={casella?.titolare ?? null} />
      </p>
      <Foot>
        {offers.length === 0 && <p className="font-semibold">{t('word.away')}</p>}
        <OfferButtons offers={offers} look={{ size: 'large' }}>
          {({ payload }) => t(payload.takes ? 'surplus.takes' : 'surplus.refuses')}
        </OfferButtons>
      </Foot>
    </section>
  )
}
