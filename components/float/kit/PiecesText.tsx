'use client'
import { countsIn, type Pieces } from '@/rules/float/pieces/pieces'
import { asChips } from '@/rules/kernel/chips'
import { useChips } from '../../tell/Amount'

/** Pieces in a line, the largest first: `2 × 200 + 1 × 100`; a dash for none. */
export function usePiecesText(): (pieces: Pieces) => string {
  const chips = useChips()
  return (pieces) =>
    countsIn(pieces)
      .map(([value, count]) => `${count} × ${chips(asChips(value))}`)
      .join(' + ') || '—'
}

export function PiecesText({ pieces, className }: { pieces: Pieces; className?: string }) {
  const textOf = usePiecesText()
  return <span className={`tabular-nums ${className ?? ''}`}>{textOf(pieces)}</span>
}
