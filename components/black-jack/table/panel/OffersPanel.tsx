'use client'
import type { BlackJackOffer } from '@/rules/black-jack/offers'
import { MenuSheet } from '../../../banked/table/MenuSheet'
import { OtherSum } from '../../../banked/table/OtherSum'
import { OfferButtons } from '../../../banked/told/OfferButtons'
import { Refused } from '../../../banked/told/Refused'
import { useT } from '../../../language/i18n'
import { rangeOf } from '../../../live/offers'
import { Amount } from '../../../tell/Amount'
import { useAct, useOffers } from '../../commanding'
import { PlayerName } from '../../told/PlayerName'
import { useTable } from '../tablet'
import { StepButton } from './StepButton'

type Open = BlackJackOffer<'insure' | 'payPar'>

/**
 * The window of insurance and par, until the first word or until the inspector goes on. Many offers scroll, so that the word
 * stays in sight. Source: B.9.1, B1.game.1, C6.
 */
export function OffersPanel() {
  const t = useT('bj-table')
  const { colpo } = useTable()
  const open: readonly Open[] = [...useOffers('insure'), ...useOffers('payPar')]
  const acting = useAct()
  const refused = <Refused refusal={acting.refusal} />
  if (open.length === 0) return refused
  return (
    <section className="flex flex-col gap-1 wide:min-h-0 wide:overflow-y-auto">
      <header className="flex items-center justify-between gap-2">
        <h2 className="shrink-0 text-lg">{t(colpo?.isAce ? 'offers.insurance' : 'offers.par')}</h2>
        <StepButton type="goOn" />
      </header>
      {refused}
      <OfferButtons
        offers={open}
        acting={acting}
        box="grid grid-cols-2 gap-1"
        look={{ className: 'px-1! py-0! leading-tight text-sm' }}
      >
        {(offer) => {
          const { casella, player } = offer.payload
          const puntata = colpo?.caselle
            .find(({ number }) => number === casella)
            ?.puntate.find((one) => one.player === player)
          const chips = offer.type === 'insure' ? offer.payload.chips : puntata?.amount
          return (
            <span className="w-full min-w-0">
              {t(`offers.${offer.type}`)} <Amount chips={chips ?? null} />
              <span className="block font-normal">
                {casella} · <PlayerName player={player} className="wrap-anywhere" />
              </span>
              {/* The insurance of a black jack paid at par goes on by itself (C3). */}
              {puntata?.isPar && (
                <span className="block text-xs text-good">{t('offers.parPaid')}</span>
              )}
            </span>
          )
        }}
      </OfferButtons>
      <OtherInsurance />
    </section>
  )
}

/** A puntata insured for less than the half that one tap lays, or for the rest of it. Source: B.9.2, B5. */
function OtherInsurance() {
  const t = useT('bj-table')
  const words = useT('banked')
  const offers = useOffers('insure').filter((offer) => {
    const range = rangeOf(offer, 'chips')
    return range !== null && range.min < range.max
  })
  if (offers.length === 0) return null
  return (
    <MenuSheet
      open={words('otherSum')}
      title={t('offers.insurance')}
      look={{ variant: 'quiet', className: 'px-1! py-0! text-sm' }}
    >
      {(close) => (
        <OtherSum
          offers={offers}
          nameOf={({ payload: { casella, player } }) => (
            <>
              {casella} · <PlayerName player={player} />
            </>
          )}
          words={t('offers.insure')}
          onDone={close}
        />
      )}
    </MenuSheet>
  )
}
