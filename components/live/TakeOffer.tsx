'use client'
import { type ReactNode, useState } from 'react'
import type { AnyCommand } from '@/rules/kernel/decider'
import type { Offer } from '@/rules/kernel/offers'
import { useToast } from '../tell/Toast'
import { Button } from '../ui/Button'
import type { Size, Variant } from '../ui/buttonLook'
import { Confirm } from '../ui/Confirm'
import { useAct } from './commanding'

export interface TakeOfferProps<O extends Offer<AnyCommand>> {
  /** Null hides the button. */
  offer: O | null
  /** Fields changed within the offer's bounds. */
  changes?: Partial<O['payload']>
  /** A question asked first, for a command that is hard to undo. */
  ask?: { title: ReactNode; text: ReactNode; action: ReactNode }
  variant?: Variant
  size?: Size
  wide?: boolean
  /** Said once the command is accepted: what it did, and what comes next. */
  done?: string | null
  onDone?: () => void
  children: ReactNode
}

/** A button that gives an offered command, waits for its answer, and confirms it with what comes next. */
export function TakeOffer<O extends Offer<AnyCommand>>(props: TakeOfferProps<O>) {
  const { say } = useToast()
  const { take, waiting } = useAct<AnyCommand>()
  const [isAsking, setAsking] = useState(false)
  const { offer, changes, ask, done, onDone } = props
  if (!offer) return null
  const act = async () => {
    // The question closes as soon as the command is queued: on a slow network it must not seem that it can still be
    // cancelled.
    setAsking(false)
    if (!(await take(offer, changes))) return
    if (done) say(done)
    onDone?.()
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
