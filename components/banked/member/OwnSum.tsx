'use client'
import type { ReactNode } from 'react'
import type { Chips } from '@/rules/kernel/chips'
import type { AnyCommand } from '@/rules/kernel/decider'
import type { Offer } from '@/rules/kernel/offers'
import type { Acting } from '../../live/commanding'
import { rangeOf } from '../../live/offers'
import { MoneyField } from '../../money/MoneyField'
import { useSum } from '../../money/useSum'
import { OfferButtons } from '../told/OfferButtons'

interface OwnSumProps<O extends Offer<AnyCommand>> {
  label: string
  offer: O & { readonly payload: { readonly chips: Chips } }
  acting: Pick<Acting<AnyCommand>, 'take' | 'waiting'>
  /** The words on the button for a sum; null while none is typed. */
  children: (chips: Chips | null) => ReactNode
}

/** An offer with its sum, the most that may be given until another one is typed. Source: B.9.2, T.6.2. */
export function OwnSum<O extends Offer<AnyCommand>>(props: OwnSumProps<O>) {
  const { label, offer, acting, children } = props
  const range = rangeOf<string>(offer, 'chips')
  const sum = useSum(offer.payload.chips, range ?? {})
  return (
    <div className="flex flex-col gap-2">
      {range && range.min < range.max && <MoneyField label={label} {...sum.field} />}
      <OfferButtons
        offers={[offer]}
        acting={acting}
        changes={sum.chips === null ? null : { chips: sum.chips }}
      >
        {() => children(sum.chips)}
      </OfferButtons>
    </div>
  )
}
