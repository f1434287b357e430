'use client'
import { type ReactNode, useState } from 'react'
import type { AnyCommand } from '@/rules/kernel/decider'
import type { PayloadIn } from '@/rules/kernel/offers'
import { useAct, useOffer } from '../live/commanding'
import { RefusalNote } from '../tell/RefusalNote'
import { Button } from '../ui/Button'
import type { Size, Variant } from '../ui/buttonLook'
import { Confirm } from '../ui/Confirm'

export interface ActProps<C extends AnyCommand, T extends C['type']> {
  type: T
  payload: PayloadIn<C, T>
  /** Payload fields by which the button's offer is found; the whole payload by default. */
  match?: Partial<PayloadIn<C, T>>
  children: ReactNode
  variant?: Variant
  size?: Size
  /** Narrower, so that several fit in one line. */
  tight?: boolean
  /** Disabled for the moment, even while the command is offered. */
  held?: boolean
  /** The reason stands beside the button instead of below it. */
  beside?: boolean
  /** A question asked before the command is given. */
  ask?: { title: string; body: ReactNode; yes: string }
  /** The reason shown with a disabled button while the command is not offered; without a reason the button is hidden. */
  whyNot?: string
  onDone?: () => void
}

/** A button that gives one command. It is shown while the command is offered, and a refusal appears beside it. */
export function Act<C extends AnyCommand, T extends C['type']>(props: ActProps<C, T>) {
  const { type, payload, ask, whyNot, onDone, variant, size = 'normal' } = props
  const offer = useOffer<C, T>(type, props.match ?? payload)
  const { act, refusal, waiting } = useAct<C>()
  /** The command as it was when the question was asked; what changes meanwhile has not been read. */
  const [asked, setAsked] = useState<typeof payload | null>(null)
  if (!offer && whyNot === undefined && !refusal) return null
  const go = async (given: typeof payload) => {
    setAsked(null)
    if (await act(type, given)) onDone?.()
  }
  return (
    <span
      className={`inline-flex ${props.beside ? 'items-center gap-2' : 'flex-col items-start gap-1'}`}
    >
      {(offer || whyNot !== undefined) && (
        <Button
          variant={variant}
          size={size}
          className={props.tight ? 'px-3!' : ''}
          isDisabled={!offer || Boolean(props.held)}
          isPending={waiting}
          onPress={() => (ask ? setAsked(payload) : go(payload))}
        >
          {props.children}
        </Button>
      )}
      {!offer && whyNot && (
        <span
          className={`text-sm text-sage ${props.beside ? 'max-w-44 leading-tight' : 'max-w-72'}`}
        >
          {whyNot}
        </span>
      )}
      {refusal && <RefusalNote refusal={refusal} />}
      {asked && ask && (
        <Confirm
          title={ask.title}
          action={ask.yes}
          danger={variant === 'danger'}
          onConfirm={() => go(asked)}
          onClose={() => setAsked(null)}
        >
          {ask.body}
        </Confirm>
      )}
    </span>
  )
}
