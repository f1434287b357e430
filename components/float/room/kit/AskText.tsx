'use client'
import { type ReactNode, useState } from 'react'
import type { ToldRefusal } from '@/server/common/errors'
import { useT } from '../../../language/i18n'
import { RefusalNote } from '../../../tell/RefusalNote'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { Field } from '../../../ui/Field'

interface AskTextProps {
  title: string
  label: string
  action: string
  /** The fewest letters that say something. */
  shortest?: number
  longest?: number
  rows?: number
  waiting: boolean
  refusal: ToldRefusal | null
  /** Further fields above the text. */
  children?: ReactNode
  onGive: (text: string) => void
  onClose: () => void
}

/** A dialog that asks for a few words: a seal, a reason, a report. */
export function AskText(props: AskTextProps) {
  const { title, label, action, shortest = 1, longest = 300, waiting, refusal, onClose } = props
  const t = useT('float-room')
  const [text, write] = useState('')
  const isWritten = text.trim().length >= shortest
  const give = () => isWritten && props.onGive(text.trim())
  return (
    <Dialog
      title={title}
      onClose={onClose}
      onSubmit={give}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('close')}
          </Button>
          <Button type="submit" variant="primary" isDisabled={!isWritten} isPending={waiting}>
            {action}
          </Button>
        </>
      }
    >
      {props.children}
      <Field
        label={label}
        value={text}
        onChange={write}
        maxLength={longest}
        {...(props.rows ? { rows: props.rows } : {})}
        autoFocus
      />
      {refusal && <RefusalNote refusal={refusal} />}
    </Dialog>
  )
}
