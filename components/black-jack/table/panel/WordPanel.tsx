'use client'
import type { HandAt } from '@/rules/black-jack/play/turn'
import { OfferButtons } from '../../../banked/told/OfferButtons'
import { useT } from '../../../language/i18n'
import { useOffer } from '../../commanding'
import { PlayerName } from '../../told/PlayerName'
import { useTable } from '../tablet'

/** The word of the titolare whose turn it is. Source: B.5.1, B.10.1, B.11.1, B.23.1. */
export function WordPanel({ turn }: { turn: HandAt }) {
  const t = useT('bj-table')
  const { colpo } = useTable()
  const casella = colpo?.caselle.find(({ number }) => number === turn.casella)
  const point = colpo?.points.find((one) => one.casella === turn.casella)?.hands[turn.hand]
  const card = useOffer('sayWord', { word: 'carta' })
  const no = useOffer('sayWord', { word: 'no' })
  const double = useOffer('double')
  const split = useOffer('split')
  return (
    <section className="flex flex-col gap-2">
      <header className="flex items-center justify-between gap-2 leading-tight">
        <div>
          <h2 className="text-xl">
            {t('casella', { n: turn.casella })}
            {casella && casella.hands.length > 1 && ` · ${t('due.mano', { n: turn.hand + 1 })}`}
          </h2>
          <PlayerName player={casella?.titolare ?? null} />
        </div>
        <strong className="text-4xl tabular-nums">{point?.total}</strong>
      </header>
      {point?.isSoft && <p className="text-sage">{t('word.soft')}</p>}
      {colpo?.askedOn21 && <p className="font-semibold text-warn">{t('word.on21')}</p>}
      {!no && <p className="font-semibold">{t('word.away')}</p>}
      <OfferButtons
        offers={[card, no, double, split]}
        look={({ type }) => ({
          variant: type === 'sayWord' ? 'primary' : 'secondary',
          size: colpo?.phase === 'offers' ? 'normal' : 'large',
        })}
        box="grid grid-cols-2 gap-2"
      >
        {({ type, payload }) => t(`word.${type === 'sayWord' ? payload.word : type}`)}
      </OfferButtons>
    </section>
  )
}
