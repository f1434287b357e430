'use client'
import { type ComponentProps, type ReactNode, use } from 'react'
import type { AnyCommand } from '@/rules/kernel/decider'
import type { Offer } from '@/rules/kernel/offers'
import { type Acting, useAct } from '../../live/commanding'
import { Button } from '../../ui/Button'
import { Cited, Refused } from './Refused'

type Look = Pick<
  ComponentProps<typeof Button>,
  'variant' | 'size' | 'wide' | 'className' | 'aria-label'
>

interface OfferButtonsProps<O extends Offer<AnyCommand>> {
  /** Null where a command may not be given now. */
  offers: readonly (O | null)[]
  /** Fields changed within the bounds of each offer; null while they are not whole, and the buttons rest. */
  changes?: Partial<O['payload']> | null
  look?: Look | ((offer: O) => Look)
  /** Classes of a box around the buttons. */
  box?: string
  /** Buttons that rest together with others: the act of their part, which then shows the refusal too. */
  acting?: Pick<Acting<AnyCommand>, 'take' | 'waiting'>
  onDone?: () => void
  /** The words on the button of an offer. */
  children: (offer: O) => ReactNode
}

/** A button for each command that may be given now, and the refusal of the latest one: above on a tablet, else below. */
export function OfferButtons<O extends Offer<AnyCommand>>(props: OfferButtonsProps<O>) {
  const { changes = {}, look = {}, box, onDone, children } = props
  const own = useAct<AnyCommand>()
  const isTablet = use(Cited) !== null
  const { take, waiting } = props.acting ?? own
  const refused = !props.acting && <Refused refusal={own.refusal} />
  const buttons = props.offers
    .filter((offer) => offer !== null)
    .map((offer) => (
      <Button
        key={offer.type + JSON.stringify(offer.payload)}
        {...(typeof look === 'function' ? look(offer) : look)}
        isDisabled={waiting || changes === null}
        onPress={async () => changes && (await take(offer, changes)) && onDone?.()}
      >
        {children(offer)}
      </Button>
    ))
  return (
    <>
      {isTablet && refused}
      {box && buttons.length > 0 ? <div className={box}>{buttons}</div> : buttons}
      {!isTablet && refused}
    </>
  )
}
