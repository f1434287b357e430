'use client'
import type { Asking } from '@/rules/black-jack/state/colpo'
import type { Player } from '@/rules/black-jack/state/ids'
import { useT } from '../../../language/i18n'
import { Button } from '../../../ui/Button'
import { useAct, useOffers } from '../../commanding'
import { PlayerName } from '../../told/PlayerName'
import { Refused } from '../Refused'
import { StepButton } from './StepButton'

/** The companions are asked whether they join, before the next card. Source: B1.split.4, B1.split.5, D8. */
export function AskingPanel({ asking }: { asking: Asking }) {
  const t = useT('bj-table')
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-2xl">
        {t(`asking.${asking.what}`)} · {t('casella', { n: asking.casella })}
      </h2>
      {asking.waiting.map((player) => (
        <div key={player} className="flex flex-col gap-1 border-t border-line pt-2">
          <PlayerName player={player} className="text-lg font-semibold" />
          {asking.what === 'double' ? <Doubles player={player} /> : <Splits player={player} />}
        </div>
      ))}
      <StepButton type="closeAsking" />
    </section>
  )
}

function Doubles({ player }: { player: Player }) {
  const t = useT('bj-table')
  const offers = useOffers('answerDouble', { player })
  const { take, refusal, waiting } = useAct()
  return (
    <>
      <Refused refusal={refusal} />
      <div className="grid grid-cols-2 gap-2">
        {offers.map((offer) => (
          <Button key={`${offer.payload.joins}`} isDisabled={waiting} onPress={() => take(offer)}>
            {t(offer.payload.joins ? 'asking.joins' : 'asking.stays')}
          </Button>
        ))}
      </div>
    </>
  )
}

function Splits({ player }: { player: Player }) {
  const t = useT('bj-table')
  const offers = useOffers('answerSplit', { player })
  const { take, refusal, waiting } = useAct()
  return (
    <>
      <Refused refusal={refusal} />
      <div className="grid grid-cols-2 gap-2">
        {offers.map((offer) => (
          <Button key={offer.payload.answer} isDisabled={waiting} onPress={() => take(offer)}>
            {t(`asking.${offer.payload.answer}`)}
          </Button>
        ))}
      </div>
    </>
  )
}
