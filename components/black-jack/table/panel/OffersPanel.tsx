'use client'
import type { BlackJackOffer } from '@/rules/black-jack/offers'
import { OfferButtons } from '../../../banked/told/OfferButtons'
import { Refused } from '../../../banked/told/Refused'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { useAct, useOffers } from '../../commanding'
import { PlayerName } from '../../told/PlayerName'
import { useTable } from '../tablet'
import { StepButton } from './StepButton'

type Open = BlackJackOffer<'insure' | 'payPar'>

/** The window of insurance and par, until the first word or until the inspector goes on. Source: B.9.1, B1.game.1, C6. */
export function OffersPanel() {
  const t = useT('bj-table')
  const { colpo } = useTable()
  const open: readonly Open[] = [...useOffers('insure'), ...useOffers('payPar')]
  const acting = useAct()
  const refused = <Refused refusal={acting.refusal} />
  if (open.length === 0) return refused
  return (
    <section className="flex min-h-0 flex-col gap-1">
      <h2 className="text-xl">{t(colpo?.isAce ? 'offers.insurance' : 'offers.par')}</h2>
      {refused}
      <ul className="min-h-0 overflow-y-auto">
        {open.map((offer) => {
          const { casella, player } = offer.payload
          const puntata = colpo?.caselle
            .find(({ number }) => number === casella)
            ?.puntate.find((one) => one.player === player)
          const chips = offer.type === 'insure' ? offer.payload.chips : puntata?.amount
          return (
            <li
              key={`${offer.type} ${casella} ${player}`}
              className="flex items-center gap-2 border-t border-line py-0.5"
            >
              <span className="w-4 text-sage">{casella}</span>
              <span className="min-w-0 grow">
                <PlayerName player={player} className="block truncate" />
                {/* The insurance of a black jack paid at par goes on by itself (C3). */}
                {puntata?.isPar && (
                  <span className="block text-xs text-good">{t('offers.parPaid')}</span>
                )}
              </span>
              <OfferButtons offers={[offer]} acting={acting} look={{ className: 'px-2!' }}>
                {() => (
                  <>
                    {t(`offers.${offer.type}`)} <Amount chips={chips ?? null} />
                  </>
                )}
              </OfferButtons>
            </li>
          )
        })}
      </ul>
      <StepButton type="goOn" />
    </section>
  )
}
