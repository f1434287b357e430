'use client'
import { type ReactNode, useState } from 'react'
import type { ToldRefusal } from '@/server/common/errors'
import { CommandDialog } from '../../../tell/CommandDialog'
import { Field } from '../../../ui/Field'

interface AskTextProps {
  title: string
  label: string
  action: string
  /** The fewest letters that say something. */
  shortest?: number
  /** False while a further field is missing. */
  isReady?: boolean
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
  const { title, label, action, shortest = 1, longest = 300, onClose } = props
  const [text, write] = useState('')
  const isWritten = text.trim().length >= shortest
  return (
    <CommandDialog
      title={title}
      action={action}
      isReady={isWritten && (props.isReady ?? true)}
      waiting={props.waiting}
      refusal={props.refusal}
      onGive={() => props.onGive(text.trim())}
      onClose={onClose}
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
    </CommandDialog>
  )
}
