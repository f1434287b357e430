'use client'
import type { ReactNode } from 'react'
import type { ToldRefusal } from '@/server/common/errors'
import { Button } from '../ui/Button'
import type { Size, Variant } from '../ui/buttonLook'
import { Dialog } from '../ui/Dialog'
import { RefusalNote } from './RefusalNote'

interface CommandDialogProps {
  title: string
  action: ReactNode
  variant?: Variant
  size?: Size
  wide?: boolean
  isReady: boolean
  waiting: boolean
  refusal: ToldRefusal | null
  /** Buttons between closing and giving. */
  more?: ReactNode
  onGive: () => unknown
  onClose: () => void
  children: ReactNode
}

/** A dialog with one command: its fields, the button that gives it, and the refusal. */
export function CommandDialog(props: CommandDialogProps) {
  const { title, action, isReady, waiting, refusal, more, onGive, onClose } = props
  return (
    <Dialog
      title={title}
      wide={props.wide ?? false}
      onClose={onClose}
      onSubmit={() => isReady && !waiting && onGive()}
      actions={
        <>
          {more}
          <Button
            type="submit"
            variant={props.variant ?? 'primary'}
            size={props.size ?? 'normal'}
            isDisabled={!isReady}
            isPending={waiting}
          >
            {action}
          </Button>
        </>
      }
    >
      {props.children}
      {refusal && <RefusalNote refusal={refusal} />}
    </Dialog>
  )
}
