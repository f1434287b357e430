'use client'
import type { Asking } from '@/rules/black-jack/state/colpo'
import type { Player } from '@/rules/black-jack/state/ids'
import { OfferButtons } from '../../../banked/told/OfferButtons'
import { useT } from '../../../language/i18n'
import { Foot } from '../../../tablet/Foot'
import { useOffers } from '../../commanding'
import { PlayerName } from '../../told/PlayerName'
import { StepButton } from './StepButton'

/** The companions are asked whether they join, before the next card. Source: B1.split.4, B1.split.5, D8. */
export function AskingPanel({ asking }: { asking: Asking }) {
  const t = useT('bj-table')
  return (
    <section className="flex flex-1 flex-col gap-2">
      <h2 className="text-2xl">
        {t(`asking.${asking.what}`)} · {t('casella', { n: asking.casella })}
      </h2>
      <Foot>
        {asking.waiting.map((player) => (
          <div key={player} className="flex flex-col gap-1 border-t border-line pt-2">
            <PlayerName player={player} className="text-lg font-semibold" />
            <Answers player={player} />
          </div>
        ))}
        <StepButton type="closeAsking" />
      </Foot>
    </section>
  )
}

function Answers({ player }: { player: Player }) {
  const t = useT('bj-table')
  const doubles = useOffers('answerDouble', { player })
  const splits = useOffers('answerSplit', { player })
  return (
    <OfferButtons offers={[...doubles, ...splits]} box="grid grid-cols-2 gap-2">
      {({ type, payload }) =>
        type === 'answerSplit'
          ? t(`asking.${payload.answer}`)
          : t(payload.joins ? 'asking.joins' : 'asking.stays')
      }
    </OfferButtons>
  )
}
