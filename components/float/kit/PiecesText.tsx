'use client'
import { Fragment } from 'react'
import { countsIn, type Pieces } from '@/rules/float/pieces/pieces'
import { asChips } from '@/rules/kernel/chips'
import { useChips } from '../../tell/Amount'
import { ChipDisc } from './ChipDisc'

/** Pieces in a line, the largest first: `2 × 200 + 1 × 100`; a dash for none. */
export function usePiecesText(): (pieces: Pieces) => string {
  const chips = useChips()
  return (pieces) =>
    countsIn(pieces)
      .map(([value, count]) => `${count} × ${chips(asChips(value))}`)
      .join(' + ') || '—'
}

export function PiecesText({ pieces, className }: { pieces: Pieces; className?: string }) {
  const chips = useChips()
  const counts = countsIn(pieces)
  return (
    <span className={`tabular-nums ${className ?? ''}`}>
      {counts.length === 0 && '—'}
      {counts.map(([value, count], index) => (
        <Fragment key={value}>
          {index > 0 && ' + '}
          <span className="whitespace-nowrap">
            {count} × <ChipDisc value={value} /> {chips(asChips(value))}
          </span>
        </Fragment>
      ))}
    </span>
  )
}
