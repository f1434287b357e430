'use client'
import { type ReactNode, useState } from 'react'
import type { PokerOffer } from '@/rules/poker/offers'
import { Button, type Size, type Variant } from '../../ui/Button'
import { Confirm } from '../../ui/Confirm'
import { useAct } from '../commanding'

interface OfferButtonProps<O extends PokerOffer> {
  /** Nothing is shown where there is no offer. */
  offer: O | null
  /** Fields changed within the offer's bounds. */
  changes?: Partial<O['payload']>
  /** Asks first, where the act is not easily undone. */
  ask?: { title: ReactNode; text: ReactNode; action: ReactNode }
  variant?: Variant
  size?: Size
  wide?: boolean
  onDone?: () => void
  children: ReactNode
}

/** A button that gives an offered command and waits for its answer. */
export function OfferButton<O extends PokerOffer>(props: OfferButtonProps<O>) {
  const { take, waiting } = useAct()
  const [isAsking, setAsking] = useState(false)
  const { offer, changes, ask, onDone } = props
  if (!offer) return null
  const act = async () => {
    // Said once: while the network keeps it waiting nothing must look as if it could still be called off.
    setAsking(false)
    if (await take(offer, changes)) onDone?.()
  }
  return (
    <>
      <Button
        variant={props.variant ?? 'secondary'}
        size={props.size ?? 'normal'}
        wide={props.wide ?? false}
        isPending={waiting}
        onPress={() => (ask ? setAsking(true) : void act())}
      >
        {props.children}
      </Button>
      {ask && isAsking && (
        <Confirm
          title={ask.title}
          action={ask.action}
          danger={props.variant === 'danger'}
          onConfirm={() => void act()}
          onClose={() => setAsking(false)}
        >
          <p>{ask.text}</p>
        </Confirm>
      )}
    </>
  )
}
