'use client'
import type { AnyCommand } from '@/rules/kernel/decider'
import type { Offer } from '@/rules/kernel/offers'
import { useT } from '../../language/i18n'
import { useAct, useInOrder } from '../../live/commanding'
import { Key } from '../../tablet/Digits'
import { useToast } from '../../tell/Toast'
import { Refused } from '../told/Refused'

type CardOffer = Offer<AnyCommand> & { readonly payload: { readonly card: string } }

interface CardKeysProps<O extends CardOffer> {
  offers: readonly O[]
  isDisabled?: boolean
  /** Classes of the keys. */
  className: string
}

/** The next card by its rank: each key gives its command, in the order tapped. */
export function CardKeys<O extends CardOffer>({ offers, isDisabled, className }: CardKeysProps<O>) {
  const t = useT('banked')
  const { say } = useToast()
  const { take, refusal } = useAct<AnyCommand>()
  const offerOf = (card: string) => offers.find(({ payload }) => payload.card === card)
  const { line, give } = useInOrder<string>({
    act: async (card) => {
      const offer = offerOf(card)
      return offer !== undefined && (await take(offer))
    },
    isPossible: (card) => offerOf(card) !== undefined,
    isSequence: true,
    dropped: (count) => say(t('cardsDropped', { count }), 'bad'),
  })
  return (
    <>
      <Refused refusal={refusal} />
      <p aria-live="polite" className="min-h-7 text-lg text-sage">
        {line.length > 1 && t('cardsWaiting', { cards: line.slice(1).join(' ') })}
      </p>
      <fieldset data-keys className={`grid grid-cols-4 gap-2 ${className}`}>
        <legend className="sr-only">{t('card')}</legend>
        {offers.map(({ payload: { card } }) => (
          <Key key={card} isDisabled={isDisabled === true} onPress={() => give(card)}>
            <span className="font-serif text-3xl font-bold">{card}</span>
          </Key>
        ))}
      </fieldset>
    </>
  )
}
