'use client'
import type { ReactNode } from 'react'

/** An on/off switch; its text names the side that is on. */
export function Toggle(props: {
  isSelected: boolean
  onChange: (on: boolean) => void
  isDisabled?: boolean
  children: ReactNode
}) {
  const { isSelected } = props
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isSelected}
      onClick={() => props.onChange(!isSelected)}
      disabled={Boolean(props.isDisabled)}
      className="flex min-h-12 items-center gap-3 rounded-lg text-left disabled:opacity-60"
    >
      <span
        aria-hidden
        className={`flex h-8 w-14 shrink-0 items-center rounded-full border-2 p-0.5 transition-colors ${isSelected ? 'border-brass bg-brass' : 'border-line-strong bg-ground'}`}
      >
        <span
          className={`size-6 rounded-full transition-transform ${isSelected ? 'translate-x-6 bg-ink' : 'bg-line-strong'}`}
        />
      </span>
      <span>{props.children}</span>
    </button>
  )
}
