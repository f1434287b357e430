'use client'
import { type ReactNode, useState } from 'react'
import type { FloatCommand } from '@/rules/float/articles'
import { OFFICE_NAMES } from '@/rules/float/offices'
import type { Office } from '@/rules/float/state/staff'
import type { MemberId } from '@/rules/kernel/ids'
import type { PayloadIn } from '@/rules/kernel/offers'
import { useLingua } from '../../language/i18n'
import { Button } from '../../ui/Button'
import type { Variant } from '../../ui/buttonLook'
import { PinSheet } from './PinSheet'
import { type Signer, useAtPost } from './useAtPost'

/** A further command of the same signature, and its consequence. */
type Further = {
  [T in FloatCommand['type']]: {
    readonly type: T
    readonly payload: PayloadIn<FloatCommand, T>
    readonly follows: string
  }
}[FloatCommand['type']]

export interface PinButtonProps<T extends FloatCommand['type']> {
  type: T
  payload: PayloadIn<FloatCommand, T>
  /** Commands that the same PIN gives after it, in order. */
  then?: readonly Further[]
  /** The office that is asked, and the persons on duty in it who may sign. */
  office: Office
  members: readonly MemberId[]
  variant?: Variant
  isDisabled?: boolean
  /** The consequence of the signature, said above the PIN. */
  follows: string
  /** The things that are signed, shown above it. */
  about?: ReactNode
  onDone?: () => void
  /** Told when the sheet opens, and when it closes. */
  onOpen?: (isOpen: boolean) => void
  children: ReactNode
}

/** A command that needs a person on duty: they sign it on this screen with their PIN, or give it on a device of their own. */
export function PinButton<T extends FloatCommand['type']>(props: PinButtonProps<T>) {
  const { type, payload, follows, then = [], office, members, onDone } = props
  const commands = [{ type, payload, follows }, ...then]
  const lingua = useLingua()
  const [isOpen, setOpen] = useState(false)
  // After a refusal the same sheet goes on with the command that was refused.
  const [given, setGiven] = useState(0)
  const { sign, refusal, waiting, forget } = useAtPost()
  const open = (isIt: boolean) => {
    forget()
    setGiven(0)
    setOpen(isIt)
    props.onOpen?.(isIt)
  }
  async function signAll(signer: Signer) {
    for (const [index, command] of commands.slice(given).entries()) {
      if (!(await sign(command.type, command.payload, signer))) return
      forget()
      setGiven(given + index + 1)
    }
    open(false)
    onDone?.()
  }
  return (
    <>
      <Button
        variant={props.variant ?? 'secondary'}
        isDisabled={props.isDisabled ?? false}
        onPress={() => open(true)}
      >
        {props.children}
      </Button>
      {isOpen && (
        <PinSheet
          title={props.children}
          members={members}
          office={OFFICE_NAMES[office][lingua]}
          refusal={refusal}
          waiting={waiting}
          follows={commands
            .slice(given)
            .map((one) => one.follows)
            .join(' ')}
          onClose={() => open(false)}
          onSign={(signer) => void signAll(signer)}
        >
          {props.about}
        </PinSheet>
      )}
    </>
  )
}
