'use client'
import { useId, useState } from 'react'

/** Words typed by the employee, with their name above. */
export function Written({ label, onWrite }: { label: string; onWrite: (text: string) => void }) {
  const id = useId()
  const [text, setText] = useState('')
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={text}
        maxLength={200}
        onChange={({ target }) => {
          setText(target.value)
          onWrite(target.value.trim())
        }}
        className="min-h-12 rounded-lg border-2 border-line-strong bg-felt-high px-3 text-lg text-ivory"
      />
    </div>
  )
}
