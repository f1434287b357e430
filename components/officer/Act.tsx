'use client'
import { type ReactNode, useState } from 'react'
import type { AnyCommand } from '@/rules/kernel/decider'
import type { PayloadIn } from '@/rules/kernel/offers'
import { useAct, useOffer } from '../live/commanding'
import { RefusalNote } from '../tell/RefusalNote'
import { Button, type Size, type Variant } from '../ui/Button'
import { Confirm } from '../ui/Confirm'

export interface ActProps<C extends AnyCommand, T extends C['type']> {
  type: T
  payload: PayloadIn<C, T>
  /** An offer holding this makes the button active; the whole payload unless said. */
  match?: Partial<PayloadIn<C, T>>
  children: ReactNode
  variant?: Variant
  size?: Size
  /** Less room at its sides, for several in one line. */
  tight?: boolean
  /** Not now, for a moment: whatever is offered. */
  held?: boolean
  /** Asked before the command is given. */
  ask?: { title: string; body: ReactNode; yes: string }
  /** Why it may not be given now: then the button stays, disabled. Without it the button goes. */
  whyNot?: string
  onDone?: () => void
}

/** A button that gives one command: there only while it is offered, its refusal told in place. */
export function Act<C extends AnyCommand, T extends C['type']>(props: ActProps<C, T>) {
  const { type, payload, ask, whyNot, onDone, variant, size = 'normal' } = props
  const offer = useOffer<C, T>(type, props.match ?? payload)
  const { act, refusal, waiting } = useAct<C>()
  const [asking, setAsking] = useState(false)
  if (!offer && whyNot === undefined && !refusal) return null
  const go = async () => {
    setAsking(false)
    if (await act(type, payload)) onDone?.()
  }
  return (
    <span className="inline-flex flex-col items-start gap-1">
      {(offer || whyNot !== undefined) && (
        <Button
          variant={variant}
          size={size}
          className={props.tight ? 'px-3!' : ''}
          isDisabled={!offer || waiting || Boolean(props.held)}
          onPress={() => (ask ? setAsking(true) : go())}
        >
          {props.children}
        </Button>
      )}
      {!offer && whyNot && <span className="max-w-72 text-sm text-sage">{whyNot}</span>}
      {refusal && <RefusalNote refusal={refusal} />}
      {asking && ask && (
        <Confirm
          title={ask.title}
          action={ask.yes}
          danger={variant === 'danger'}
          onConfirm={go}
          onClose={() => setAsking(false)}
        >
          {ask.body}
        </Confirm>
      )}
    </span>
  )
}
