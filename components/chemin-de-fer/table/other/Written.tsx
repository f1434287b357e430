'use client'
import { useState } from 'react'
import { Field } from '../../../ui/Field'

/** Words typed by the employee, with their name above. */
export function Written({ label, onWrite }: { label: string; onWrite: (text: string) => void }) {
  const [text, setText] = useState('')
  return (
    <Field
      label={label}
      value={text}
      maxLength={200}
      onChange={(typed) => {
        setText(typed)
        onWrite(typed.trim())
      }}
    />
  )
}
