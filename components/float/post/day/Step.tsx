'use client'
import type { ReactNode } from 'react'

interface StepProps {
  number: number
  name: string
  isDone: boolean
  /** The step that comes next. */
  isNext: boolean
  children?: ReactNode
}

/** A step of the day: made, next, or later. */
export function Step({ number, name, isDone, isNext, children }: StepProps) {
  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      className={`flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border-2 px-3 ${
        isDone ? 'border-good' : isNext ? 'border-brass bg-felt-high' : 'border-line'
      }`}
    >
      <span className={`w-6 text-center font-semibold ${isDone ? 'text-good' : 'text-sage'}`}>
        {isDone ? '✓' : number}
      </span>
      <span className={isNext ? 'font-semibold' : ''}>{name}</span>
      <span className="ml-auto flex flex-wrap items-center justify-end gap-2">{children}</span>
    </li>
  )
}
