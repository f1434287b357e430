'use client'
import type { Chips } from '@/rules/kernel/chips'
import { Amount } from '../../tell/Amount'

interface LimitsTextProps {
  /** Null for one that is not typed yet. */
  limits: { readonly minimum: Chips | null; readonly maximum: Chips | null }
}

/** The limits of a table: “10–1000”. */
export function LimitsText({ limits: { minimum, maximum } }: LimitsTextProps) {
  return (
    <>
      <Amount chips={minimum} />–<Amount chips={maximum} />
    </>
  )
}
