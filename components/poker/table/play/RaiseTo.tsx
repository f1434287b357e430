'use client'
import { type Chips, minus } from '@/rules/kernel/chips'
import { Amount } from '../../../tell/Amount'

/** A raise as the table says it: `20 (10 + 10)`, the bet and what is put on top of it. */
export function RaiseTo({ bet, to }: { bet: Chips; to: Chips }) {
  return (
    <>
      <Amount chips={to} />
      {to > bet && (
        <span className="whitespace-nowrap">
          {' ('}
          <Amount chips={bet} /> + <Amount chips={minus(to, bet)} />)
        </span>
      )}
    </>
  )
}
