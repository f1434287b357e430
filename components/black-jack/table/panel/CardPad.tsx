'use client'
import type { Receiver } from '@/rules/black-jack/play/turn'
import { useT } from '../../../language/i18n'
import { Key } from '../../../tablet/Digits'
import { useAct, useOffers } from '../../commanding'
import { PlayerName } from '../../told/PlayerName'
import { useTable } from '../context'
import { Refused } from '../Refused'
import { StepButton } from './StepButton'

/** The next card of the sabot, by its rank; the mascherina is told when it shows before it. */
export function CardPad({ next }: { next: Receiver }) {
  const t = useT('bj-table')
  const { colpo } = useTable().view
  const offers = useOffers('drawCard')
  const { take, refusal, waiting } = useAct()
  const titolare =
    next.to === 'casella'
      ? (colpo?.caselle.find(({ number }) => number === next.casella)?.titolare ?? null)
      : null
  return (
    <section className="flex min-h-0 flex-1 flex-col gap-2">
      <h2 className="text-2xl">
        {next.to === 'banco' ? t('card.banco') : t('card.casella', { n: next.casella })}
      </h2>
      {titolare && <PlayerName player={titolare} className="text-lg text-sage" />}
      <Refused refusal={refusal} />
      <fieldset className="grid grid-cols-3 gap-2 [&_button]:min-h-16">
        <legend className="sr-only">{t('card.which')}</legend>
        {offers.map((offer) => (
          <Key key={offer.payload.card} isDisabled={waiting} onPress={() => void take(offer)}>
            <span className="font-serif text-3xl font-bold">{offer.payload.card}</span>
          </Key>
        ))}
      </fieldset>
      <div className="mt-auto flex flex-col">
        <StepButton type="showMarker" />
      </div>
    </section>
  )
}
