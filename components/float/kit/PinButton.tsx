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
import { useAtPost } from './useAtPost'

/** A further command of the same signature. */
type Further = {
  [T in FloatCommand['type']]: { readonly type: T; readonly payload: PayloadIn<FloatCommand, T> }
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
  children: ReactNode
}

/** A command that needs a person on duty: they sign it on this screen with their PIN, or give it on a device of their own. */
export function PinButton<T extends FloatCommand['type']>(props: PinButtonProps<T>) {
  const { type, payload, office, members, onDone } = props
  const lingua = useLingua()
  const [isOpen, setOpen] = useState(false)
  const { sign, refusal, waiting, forget } = useAtPost()
  const close = () => {
    forget()
    setOpen(false)
  }
  return (
    <>
      <Button
        variant={props.variant ?? 'secondary'}
        isDisabled={props.isDisabled ?? false}
        onPress={() => setOpen(true)}
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
          follows={props.follows}
          onClose={close}
          onSign={async (signer) => {
            if (!(await sign(type, payload, signer))) return
            for (const later of props.then ?? []) {
              forget()
              if (!(await sign(later.type, later.payload, signer))) return
            }
            close()
            onDone?.()
          }}
        >
          {props.about}
        </PinSheet>
      )}
    </>
  )
}
