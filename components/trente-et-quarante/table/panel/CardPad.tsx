'use client'
import { useState } from 'react'
import { COLOURS, type Colour } from '@/rules/trente-et-quarante/state/posta'
import { CardKeys } from '../../../banked/table/CardKeys'
import { OfferButtons } from '../../../banked/told/OfferButtons'
import { useT } from '../../../language/i18n'
import { Choice } from '../../../tablet/Choice'
import { Foot, Notes } from '../../../tablet/Foot'
import { useOffer, useOffers } from '../../commanding'
import { ColourMark } from '../felt/marks'
import { useTable } from '../tablet'

/** The next card by its rank, in the row to which it is due; of the very first the colour is told before. Source: T.3.1, T.4. */
export function CardPad() {
  const t = useT('trente-table')
  const { colpo } = useTable()
  const [colour, setColour] = useState<Colour | null>(null)
  const offers = useOffers('dealCard')
  const ends = [useOffer('declareLastColpo'), useOffer('reportRunOut')]
  const isFirst = offers.some(({ payload }) => payload.colour !== null)
  const shown = offers.filter(({ payload }) => !isFirst || payload.colour === (colour ?? 'nero'))
  if (!colpo) return null
  const row = colpo.next ?? 'rosso'
  return (
    <section className="flex min-h-0 flex-1 flex-col gap-2">
      <h2 className="text-2xl">
        {t('card.row', { row: t(`chance.${row}`) })}
        <span className="float-right tabular-nums">{colpo.totals[row] || ''}</span>
      </h2>
      <Notes>
        <OfferButtons
          offers={ends}
          box="grid grid-cols-2 gap-2"
          look={{ className: 'px-1! py-1! text-sm' }}
        >
          {({ type }) => t(`step.${type}`)}
        </OfferButtons>
      </Notes>
      <Foot>
        {isFirst && (
          <fieldset className="grid grid-cols-2 gap-2">
            <legend className="pb-1">{t('tell.first')}</legend>
            {COLOURS.map((one) => (
              <Choice key={one} chosen={colour === one} onChange={() => setColour(one)}>
                <span className="flex items-center gap-2">
                  <ColourMark colour={one} /> {t(`tell.${one}`)}
                </span>
              </Choice>
            ))}
          </fieldset>
        )}
        <CardKeys
          offers={shown}
          isDisabled={isFirst && colour === null}
          className="[&_button]:min-h-14"
        />
      </Foot>
    </section>
  )
}
