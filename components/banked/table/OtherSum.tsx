'use client'
import { type ReactNode, useState } from 'react'
import { asChips, type Chips, NO_CHIPS } from '@/rules/kernel/chips'
import type { AnyCommand } from '@/rules/kernel/decider'
import type { Offer } from '@/rules/kernel/offers'
import { useT } from '../../language/i18n'
import { type Acting, useAct } from '../../live/commanding'
import { rangeOf } from '../../live/offers'
import { sumTaken } from '../../money/useSum'
import { Bounds } from '../../tablet/Bounds'
import { Choice } from '../../tablet/Choice'
import { Digits } from '../../tablet/Digits'
import { typedOn } from '../../tablet/typed'
import { Amount } from '../../tell/Amount'
import { Button } from '../../ui/Button'
import { Refused } from '../told/Refused'

/** An offer of which a part may be given. */
type SumOffer = Offer<AnyCommand> & { readonly payload: { readonly chips: Chips } }

const keyOf = ({ payload }: SumOffer) => JSON.stringify(payload)

interface OtherSumProps<O extends SumOffer> {
  /** Of several, one is chosen first. */
  offers: readonly O[]
  nameOf?: (offer: O) => ReactNode
  /** The words on the button, before and after the sum. */
  words: string
  after?: (chips: Chips) => ReactNode
  onDone: () => void
}

/** A sum between the bounds of an offer by digits, where the buttons of one tap give the most alone. Source: B.9.2, T.6.2. */
export function OtherSum<O extends SumOffer>(props: OtherSumProps<O>) {
  const { offers, nameOf, words, after, onDone } = props
  const t = useT('banked')
  const { take, refusal, waiting }: Acting<AnyCommand> = useAct<AnyCommand>()
  const [chosen, setChosen] = useState(() => offers[0] && keyOf(offers[0]))
  const [typed, setTyped] = useState<number>(NO_CHIPS)
  const offer = offers.find((one) => keyOf(one) === chosen)
  const range = rangeOf<string>(offer, 'chips')
  const chips = range && sumTaken(typed, range)
  return (
    <>
      {nameOf && (
        <div className="grid grid-cols-4 gap-2">
          {offers.map((one) => (
            <Choice key={keyOf(one)} chosen={one === offer} onChange={() => setChosen(keyOf(one))}>
              {nameOf(one)}
            </Choice>
          ))}
        </div>
      )}
      {range && (
        <>
          <p className="flex justify-between" aria-live="polite">
            {t('sum')} <Amount chips={asChips(typed)} className="text-2xl font-semibold" />
          </p>
          <Bounds typed={typed} {...range} />
        </>
      )}
      <Digits
        onDigits={(digits) => setTyped(typedOn(typed, digits))}
        onClear={() => setTyped(NO_CHIPS)}
      />
      <Refused refusal={refusal} />
      <Button
        variant="primary"
        size="large"
        isDisabled={waiting || !offer || chips === null}
        onPress={async () => offer && chips && (await take(offer, { chips })) && onDone()}
      >
        {words} <Amount chips={chips} />
        {chips !== null && after?.(chips)}
      </Button>
    </>
  )
}
