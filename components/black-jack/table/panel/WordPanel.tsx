'use client'
import type { HandAt } from '@/rules/black-jack/play/turn'
import { useT } from '../../../language/i18n'
import { Button } from '../../../ui/Button'
import { useAct, useOffer } from '../../commanding'
import { PlayerName } from '../../told/PlayerName'
import { useTable } from '../context'
import { Refused } from '../Refused'

/** The word of the titolare whose turn it is. Source: B.5.1, B.10.1, B.11.1, B.23.1. */
export function WordPanel({ turn }: { turn: HandAt }) {
  const t = useT('bj-table')
  const { colpo, summary } = useTable().view
  const casella = colpo?.caselle.find(({ number }) => number === turn.casella)
  const point = colpo?.points.find((one) => one.casella === turn.casella)?.hands[turn.hand]
  const card = useOffer('sayWord', { word: 'carta' })
  const no = useOffer('sayWord', { word: 'no' })
  const double = useOffer('double')
  const split = useOffer('split')
  const { take, refusal, waiting } = useAct()
  const isAway = summary.seats.some(
    ({ holder, isAway: away }) => away && holder === casella?.titolare,
  )
  const words = [
    { key: 'carta', offer: card },
    { key: 'no', offer: no },
    { key: 'double', offer: double },
    { key: 'split', offer: split },
  ] as const
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-2xl">
        {t('casella', { n: turn.casella })}
        {casella && casella.hands.length > 1 && ` · ${t('due.mano', { n: turn.hand + 1 })}`}
      </h2>
      <p className="flex items-baseline justify-between text-lg">
        <PlayerName player={casella?.titolare ?? null} />
        <strong className="text-4xl tabular-nums">{point?.total}</strong>
      </p>
      {point?.isSoft && <p className="text-sage">{t('word.soft')}</p>}
      {colpo?.askedOn21 && <p className="font-semibold text-warn">{t('word.on21')}</p>}
      {isAway && !no && <p className="font-semibold">{t('word.away')}</p>}
      <Refused refusal={refusal} />
      <div className="grid grid-cols-2 gap-2">
        {words.map(
          ({ key, offer }) =>
            offer && (
              <Button
                key={key}
                variant={key === 'carta' || key === 'no' ? 'primary' : 'secondary'}
                size="large"
                isDisabled={waiting}
                onPress={() => take(offer)}
              >
                {t(`word.${key}`)}
              </Button>
            ),
        )}
      </div>
    </section>
  )
}
