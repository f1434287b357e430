'use client'
import type { ControlLimits } from '@/rules/kernel/control'
import { scaleOf } from './figures'
import { Grid } from './Grid'
import { useWidth } from './useWidth'

const HEIGHT_PX = 260

interface ControlChartProps {
  /** The chart in a sentence, for those who do not see it. */
  label: string
  /** The things counted from left to right. */
  unit: string
  values: readonly number[]
  limits: ControlLimits
}

/** Values in order of time, with their mean and the control limits; those outside are squares. */
export function ControlChart({ label, unit, values, limits }: ControlChartProps) {
  const { place, width } = useWidth()
  const { mean, lower, upper } = limits
  const least = Math.min(lower, ...values)
  const most = Math.max(upper, ...values)
  const reach = { least, most: most > least ? most : least + 1 }
  const scale = scaleOf(reach, { width, height: HEIGHT_PX, count: values.length })
  const { left, right, x, y } = scale
  return (
    <figure ref={place} role="img" aria-label={label} className="w-full">
      <svg width="100%" height={HEIGHT_PX} viewBox={`0 0 ${width} ${HEIGHT_PX}`} aria-hidden="true">
        <Grid scale={scale} />
        {[lower, mean, upper].map((value, at) => (
          <line
            // biome-ignore lint/suspicious/noArrayIndexKey: two of the three may be one value
            key={at}
            x1={left}
            x2={right}
            y1={y(value)}
            y2={y(value)}
            stroke="var(--color-brass)"
            strokeWidth="2"
            strokeDasharray={at === 1 ? '2 4' : '10 5'}
          />
        ))}
        <polyline
          points={values.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(' ')}
          fill="none"
          stroke="var(--color-ivory)"
        />
        {values.map((value, at) => {
          const isOut = value < lower || value > upper
          const side = isOut ? 6 : 3
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: values are in order of time
              key={at}
              x={x(at) - side}
              y={y(value) - side}
              width={2 * side}
              height={2 * side}
              rx={isOut ? 0 : side}
              fill={isOut ? 'var(--color-bad)' : 'var(--color-ivory)'}
            />
          )
        })}
        <text
          x={(left + right) / 2}
          y={HEIGHT_PX - 10}
          textAnchor="middle"
          fontSize="14"
          fill="var(--color-sage)"
        >
          {`${unit}: ${values.length}`}
        </text>
      </svg>
    </figure>
  )
}
