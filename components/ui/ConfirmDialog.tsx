'use client'
import type { ReactNode } from 'react'
import { Button } from './Button'
import { Dialog } from './Dialog'

/** Asks before an act that is hard to undo; the safe answer comes first. */
export function ConfirmDialog(props: {
  title: ReactNode
  children?: ReactNode
  /** The label of the confirming button, which names the act. */
  action: ReactNode
  danger?: boolean
  /** The words of the safe answer; “Annulla” by default. */
  out?: string
  isPending?: boolean
  onConfirm: () => void
  onClose: () => void
}) {
  return (
    <Dialog
      title={props.title}
      onClose={props.onClose}
      {...(props.out === undefined ? {} : { out: props.out })}
      isOutFocused
      actions={
        <Button
          variant={props.danger ? 'danger' : 'primary'}
          isPending={Boolean(props.isPending)}
          onPress={props.onConfirm}
        >
          {props.action}
        </Button>
      }
    >
      {props.children}
    </Dialog>
  )
}
