'use client'
import type { AnyCommand } from '@/rules/kernel/decider'
import type { Offer } from '@/rules/kernel/offers'
import { useT } from '../../language/i18n'
import { useAct } from '../../live/commanding'
import { Key } from '../../tablet/Digits'
import { Refused } from '../told/Refused'

type CardOffer = Offer<AnyCommand> & { readonly payload: { readonly card: string } }

interface CardKeysProps<O extends CardOffer> {
  offers: readonly O[]
  isDisabled?: boolean
  /** Classes of the keys. */
  className: string
}

/** The next card by its rank: each key gives its command. */
export function CardKeys<O extends CardOffer>({ offers, isDisabled, className }: CardKeysProps<O>) {
  const t = useT('banked')
  const { take, refusal, waiting } = useAct<AnyCommand>()
  return (
    <>
      <Refused refusal={refusal} />
      <fieldset className={`grid grid-cols-3 gap-2 ${className}`}>
        <legend className="sr-only">{t('card')}</legend>
        {offers.map((offer) => (
          <Key
            key={offer.payload.card}
            isDisabled={waiting || isDisabled === true}
            onPress={() => void take(offer)}
          >
            <span className="font-serif text-3xl font-bold">{offer.payload.card}</span>
          </Key>
        ))}
      </fieldset>
    </>
  )
}
