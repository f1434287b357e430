'use client'
import { useLayoutEffect, useRef, useState } from 'react'
import { asChips } from '@/rules/kernel/chips'
import { useChips } from '../tell/Amount'
import { type ConePoint, reachOf, ticksIn } from './figures'

const HEIGHT_PX = 300
const EDGE_PX = { left: 72, right: 44, top: 12, bottom: 40 }
/** The bands from the widest, each darker where they lie upon each other. */
const BANDS = [3, 2, 1] as const
const SIDES = [3, 2, 1, -1, -2, -3] as const

/** The width of an element on the screen, so that the writing of a plot keeps its size. */
function useWidth() {
  const place = useRef<HTMLElement>(null)
  const [width, setWidth] = useState(640)
  useLayoutEffect(() => {
    const here = place.current
    if (!here) return
    const watch = new ResizeObserver(() => setWidth(here.clientWidth || 640))
    watch.observe(here)
    return () => watch.disconnect()
  }, [])
  return { place, width }
}

/** The points of a cone on a plot of this width. */
function scaleOf(points: readonly ConePoint[], width: number) {
  const { least, most } = reachOf(points)
  const left = EDGE_PX.left
  const right = Math.max(left + 1, width - EDGE_PX.right)
  const x = (at: number) => left + ((right - left) * at) / Math.max(1, points.length - 1)
  const y = (value: number) =>
    EDGE_PX.top + ((most - value) / (most - least)) * (HEIGHT_PX - EDGE_PX.top - EDGE_PX.bottom)
  const line = (value: (point: ConePoint) => number) =>
    points.map((point, at) => `${x(at).toFixed(1)},${y(value(point)).toFixed(1)}`)
  return { least, most, left, right, y, line }
}
type Scale = ReturnType<typeof scaleOf>

const edge =
  (wide: number) =>
  ({ mean, variance }: ConePoint) =>
    mean + wide * Math.sqrt(variance)

interface ConeProps {
  /** The plot in a sentence, for those who do not see it. */
  label: string
  points: readonly ConePoint[]
  /** The things counted from left to right. */
  unit: string
  /** The count at the last point. */
  last: number
}

/** A result as it went, in the cone of one, two and three standard deviations around what was expected. */
export function Cone({ label, points, unit, last }: ConeProps) {
  const { place, width } = useWidth()
  const scale = scaleOf(points, width)
  const { left, right, line } = scale
  return (
    <figure ref={place} role="img" aria-label={label} className="w-full">
      <svg width="100%" height={HEIGHT_PX} viewBox={`0 0 ${width} ${HEIGHT_PX}`} aria-hidden="true">
        <Grid scale={scale} />
        <Bands scale={scale} points={points} />
        <polyline
          points={line(({ mean }) => mean).join(' ')}
          fill="none"
          stroke="var(--color-ivory)"
          strokeDasharray="6 5"
        />
        <polyline
          points={line(({ won }) => won).join(' ')}
          fill="none"
          stroke="var(--color-ivory)"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
        <text
          x={(left + right) / 2}
          y={HEIGHT_PX - 10}
          textAnchor="middle"
          fontSize="14"
          fill="var(--color-sage)"
        >
          {`${unit}: ${last}`}
        </text>
      </svg>
    </figure>
  )
}

function Grid({ scale: { least, most, left, right, y } }: { scale: Scale }) {
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

function Bands({ scale, points }: { scale: Scale; points: readonly ConePoint[] }) {
  const { right, y, line } = scale
  const end = points.at(-1)
  return (
    <>
      {BANDS.map((wide) => (
        <polygon
          key={wide}
          points={[...line(edge(wide)), ...line(edge(-wide)).reverse()].join(' ')}
          fill="var(--color-brass)"
          fillOpacity="0.16"
          stroke="var(--color-brass)"
          strokeOpacity="0.5"
        />
      ))}
      {end &&
        SIDES.map((wide) => (
          <text
            key={wide}
            x={right + 4}
            y={y(edge(wide)(end)) + 5}
            fontSize="13"
            fill="var(--color-sage)"
          >
            {wide > 0 ? `+${wide}σ` : `−${-wide}σ`}
          </text>
        ))}
    </>
  )
}
