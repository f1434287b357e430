'use client'
import type { BlackJackOffer } from '@/rules/black-jack/offers'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { Button } from '../../../ui/Button'
import { useAct, useOffers } from '../../commanding'
import { PlayerName } from '../../told/PlayerName'
import { useTable } from '../context'
import { Refused } from '../Refused'
import { StepButton } from './StepButton'

type Open = BlackJackOffer<'insure' | 'payPar'>

/** The window of insurance and par, until the first word or until the inspector goes on. Source: B.9.1, B1.game.1, C6. */
export function OffersPanel() {
  const t = useT('bj-table')
  const { colpo } = useTable().view
  const insure = useOffers('insure')
  const par = useOffers('payPar')
  const { take, refusal, waiting } = useAct()
  const open: readonly Open[] = [...insure, ...par]
  if (open.length === 0) return <Refused refusal={refusal} />
  const puntataOf = ({ payload }: Open) =>
    colpo?.caselle
      .find(({ number }) => number === payload.casella)
      ?.puntate.find(({ player }) => player === payload.player)
  const chips = (offer: Open) =>
    offer.type === 'insure' ? offer.payload.chips : puntataOf(offer)?.amount
  return (
    <section className="flex min-h-0 flex-col gap-1">
      <h2 className="text-xl">{t(colpo?.isAce ? 'offers.insurance' : 'offers.par')}</h2>
      <Refused refusal={refusal} />
      <ul className="min-h-0 overflow-y-auto">
        {open.map((offer) => {
          const { casella, player } = offer.payload
          return (
            <li
              key={`${offer.type} ${casella} ${player}`}
              className="flex items-center gap-2 border-t border-line py-0.5"
            >
              <span className="w-4 text-sage">{casella}</span>
              <span className="min-w-0 grow">
                <PlayerName player={player} className="block truncate" />
                {/* The insurance of a black jack paid at par goes on by itself (C3). */}
                {puntataOf(offer)?.isPar && (
                  <span className="block text-xs text-good">{t('offers.parPaid')}</span>
                )}
              </span>
              <Button className="px-2!" isDisabled={waiting} onPress={() => take(offer)}>
                {t(`offers.${offer.type}`)} <Amount chips={chips(offer) ?? null} />
              </Button>
            </li>
          )
        })}
      </ul>
      <StepButton type="goOn" />
    </section>
  )
}
