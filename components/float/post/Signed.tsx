'use client'
import { type ReactNode, useState } from 'react'
import type { FloatCommand } from '@/rules/float/articles'
import { OFFICE_NAMES } from '@/rules/float/offices'
import type { Office } from '@/rules/float/state/staff'
import type { MemberId } from '@/rules/kernel/ids'
import type { PayloadIn } from '@/rules/kernel/offers'
import { useLingua } from '../../language/i18n'
import { Button, type Variant } from '../../ui/Button'
import { PinSheet } from '../kit/PinSheet'
import { useAtPost } from '../kit/useAtPost'
import { usePost } from './here'
import { signersFor } from './signers'

interface SignedProps<T extends FloatCommand['type']> {
  type: T
  payload: PayloadIn<FloatCommand, T>
  office: Office
  /** The one person who may sign; by default everybody on duty in the office. */
  only?: MemberId
  variant?: Variant
  isDisabled?: boolean
  /** The things that are signed, shown above the PIN. */
  about?: ReactNode
  onDone?: () => void
  children: ReactNode
}

/** A command that needs a person on duty: they sign it here with their PIN, or give it on a device of their own. */
export function Signed<T extends FloatCommand['type']>(props: SignedProps<T>) {
  const { type, payload, office, only, onDone } = props
  const { post } = usePost()
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
          members={only ? [only] : signersFor(post.staff, office)}
          office={OFFICE_NAMES[office][lingua]}
          refusal={refusal}
          waiting={waiting}
          onClose={close}
          onSign={async (signer) => {
            if (!(await sign(type, payload, signer))) return
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
