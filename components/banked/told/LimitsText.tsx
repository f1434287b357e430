'use client'
import { Amount } from '../../tell/Amount'
import type { LimitPair } from '../shown'

/** The limits of a table: “10–1000”. */
export function LimitsText({ limits: { minimum, maximum } }: { limits: LimitPair }) {
  return (
    <>
      <Amount chips={minimum} />–<Amount chips={maximum} />
    </>
  )
}
