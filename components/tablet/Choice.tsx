'use client'
import type { ReactNode } from 'react'
import { PlainButton } from '../ui/PlainButton'

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
    <PlainButton
      aria-pressed={chosen}
      onPress={() => onChange(!chosen)}
      isDisabled={isDisabled}
      aria-label={label}
      className="flex min-h-12 w-full cursor-pointer flex-wrap content-center items-baseline justify-center gap-x-2 rounded-lg border-2 border-line-strong bg-felt-high px-2 py-1 text-center leading-tight outline-offset-2 disabled:cursor-not-allowed disabled:opacity-50 focus-visible:outline-4 focus-visible:outline-brass aria-pressed:border-4 aria-pressed:border-brass aria-pressed:bg-brass aria-pressed:font-semibold aria-pressed:text-ink"
    >
      {children}
      {chosen && mark && <span className="text-sm italic">{mark}</span>}
    </PlainButton>
  )
}
