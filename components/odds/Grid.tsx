'use client'
import { asChips } from '@/rules/kernel/chips'
import { useChips } from '../tell/Amount'
import { type Scale, ticksIn } from './figures'

/** Lines at round sums, with the sums at their left. */
export function Grid({ scale: { least, most, left, right, y } }: { scale: Scale }) {
  const chips = useChips()
  return ticksIn(least, most).map((value) => (
    <g key={value}>
      <line
        x1={left}
        x2={right}
        y1={y(value)}
        y2={y(value)}
        stroke={value === 0 ? 'var(--color-line-strong)' : 'var(--color-line)'}
        strokeDasharray={value === 0 ? undefined : '2 4'}
      />
      <text x={left - 6} y={y(value) + 5} textAnchor="end" fontSize="14" fill="var(--color-sage)">
        {chips(asChips(Math.round(value)), true)}
      </text>
    </g>
  ))
}
