'use client'
import { countsIn, type Pieces } from '@/rules/float/pieces/pieces'
import { asChips } from '@/rules/kernel/chips'
import { Amount } from '../../../tell/Amount'
import { ChipDisc } from '../../kit/ChipDisc'

/** Pieces by denomination in a small grid, the largest first, to compare with those on the table. */
export function PiecesGrid({ pieces }: { pieces: Pieces }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-4 tabular-nums">
      {countsIn(pieces).map(([value, count]) => (
        <li key={value} className="flex justify-between gap-2 border-b border-line">
          <span>
            <ChipDisc value={value} /> <Amount chips={asChips(value)} />
          </span>
          <span>
            × <strong>{count}</strong>
          </span>
        </li>
      ))}
    </ul>
  )
}
