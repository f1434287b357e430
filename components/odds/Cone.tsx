'use client'
import { type ConePoint, reachOf, scaleOf } from './figures'
import { Grid } from './Grid'
import { useWidth } from './useWidth'

const HEIGHT_PX = 300
/** The bands from the widest, each darker where they lie upon each other. */
const BANDS = [3, 2, 1] as const
const SIDES = [3, 2, 1, -1, -2, -3] as const

/** The points of a cone on a plot of this width. */
function coneScale(points: readonly ConePoint[], width: number) {
  const scale = scaleOf(reachOf(points), { width, height: HEIGHT_PX, count: points.length })
  const { x, y } = scale
  const line = (value: (point: ConePoint) => number) =>
    points.map((point, at) => `${x(at).toFixed(1)},${y(value(point)).toFixed(1)}`)
  return { ...scale, line }
}
type ConeScale = ReturnType<typeof coneScale>

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
  const scale = coneScale(points, width)
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

function Bands({ scale, points }: { scale: ConeScale; points: readonly ConePoint[] }) {
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
