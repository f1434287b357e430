'use client'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from './Button'
import { Dialog } from './Dialog'

/** Asks before an act that is hard to undo; the safe answer comes first. */
export function ConfirmDialog(props: {
  title: ReactNode
  children?: ReactNode
  /** The label of the confirming button, which names the act. */
  action: ReactNode
  danger?: boolean
  isPending?: boolean
  onConfirm: () => void
  onClose: () => void
}) {
  const t = useTranslations('common')
  return (
    <Dialog
      title={props.title}
      onClose={props.onClose}
      actions={
        <>
          <Button variant="quiet" onPress={props.onClose} autoFocus>
            {t('cancel')}
          </Button>
          <Button
            variant={props.danger ? 'danger' : 'primary'}
            isPending={Boolean(props.isPending)}
            onPress={props.onConfirm}
          >
            {props.action}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  )
}
