'use client'
import { type ComponentProps, useRef } from 'react'
import { Button } from './Button'

interface FileButtonProps extends Omit<ComponentProps<typeof Button>, 'onPress' | 'onSelect'> {
  /** The endings and media types that may be chosen. */
  types: readonly string[]
  onSelect: (files: FileList | null) => void
}

/** A button that lets somebody choose a file of their device; the same file may be chosen again. */
export function FileButton({ types, onSelect, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const choose = () => {
    if (!input.current) return
    input.current.value = ''
    input.current.click()
  }
  return (
    <>
      <Button {...button} onPress={choose} />
      <input
        ref={input}
        type="file"
        hidden
        accept={types.join()}
        onChange={({ target }) => onSelect(target.files)}
      />
    </>
  )
}
