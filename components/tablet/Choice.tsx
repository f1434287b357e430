'use client'
import type { ReactNode } from 'react'
import { ToggleButton } from 'react-aria-components'

interface ChoiceProps {
  chosen: boolean
  onChange: (chosen: boolean) => void
  /** A word shown when it is chosen, besides the colour and the outline. */
  mark?: string
  isDisabled?: boolean
  label?: string
  children: ReactNode
}

/** A large toggle button; outline, word and pressed state show that it is chosen. */
export function Choice({ chosen, onChange, mark, isDisabled, label, children }: ChoiceProps) {
  return (
    <ToggleButton
      isSelected={chosen}
      onChange={onChange}
      isDisabled={isDisabled}
      aria-label={label}
      className="flex min-h-12 w-full cursor-pointer flex-wrap content-center items-baseline justify-center gap-x-2 rounded-lg border-2 border-line-strong bg-felt-high px-2 py-1 text-center leading-tight outline-offset-2 data-[disabled]:cursor-not-allowed data-[disabled]:opacity-50 data-[focus-visible]:outline-4 data-[focus-visible]:outline-brass data-[selected]:border-4 data-[selected]:border-brass data-[selected]:bg-brass data-[selected]:font-semibold data-[selected]:text-ink"
    >
      {children}
      {chosen && mark && <span className="text-sm italic">{mark}</span>}
    </ToggleButton>
  )
}
