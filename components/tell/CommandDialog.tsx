'use client'
import type { ReactNode } from 'react'
import type { ToldRefusal } from '@/server/common/errors'
import { RefusalNote } from '../../../tell/RefusalNote'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'

interface FormDialogProps {
  title: string
  action: string
  wide?: boolean
  isReady: boolean
  waiting: boolean
  refusal: ToldRefusal | null
  /** Buttons between closing and giving. */
  more?: ReactNode
  onGive: () => void
  onClose: () => void
  children: ReactNode
}

/** A dialog with one command: its fields, the button that gives it, and the refusal. */
export function FormDialog(props: FormDialogProps) {
  const { title, action, wide = false, isReady, waiting, refusal, more, onGive, onClose } = props
  return (
    <Dialog
      title={title}
      wide={wide}
      onClose={onClose}
      onSubmit={() => isReady && onGive()}
      actions={
        <>
          {more}
          <Button type="submit" variant="primary" isDisabled={!isReady} isPending={waiting}>
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
