'use client'
import {
  CartesianGrid,
  Line,
  LineChart,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { asChips, type Chips } from '@/rules/kernel/chips'
import { useChips } from '../tell/Amount'
import { useDays } from './days'

/** A line of the plot: a balance for each evening; null where the member was not there. */
export interface Course {
  name: string
  values: readonly (Chips | null)[]
}

/** Dash patterns, so that lines differ without colour too. */
const DASHES = ['0', '10 5', '3 4', '12 4 3 4', '1 6', '16 6'] as const
const COLOURS = ['brass', 'calm', 'good', 'bad', 'ivory', 'warn'] as const

/** The stroke of a line of the plot, shared with its legend. */
export const strokeOf = (index: number) => ({
  dashes: DASHES[index % DASHES.length],
  colour: `var(--color-${COLOURS[index % COLOURS.length]})`,
})

/** Running balances over the evenings of `days`; a table beside the plot gives the figures. */
export function BalancePlot(props: {
  label: string
  days: readonly string[]
  courses: readonly Course[]
  height: number
}) {
  const { axis, short } = useDays()
  const chips = useChips()
  const points = props.days.map((day, at) => ({
    at,
    day,
    ...Object.fromEntries(props.courses.map(({ values }, index) => [`v${index}`, values[at]])),
  }))
  const dayAt = (at: unknown) => props.days[Number(at)] ?? ''
  return (
    <figure role="img" aria-label={props.label} className="w-full">
      <ResponsiveContainer width="100%" height={props.height}>
        <LineChart data={points} margin={{ top: 8, right: 12, bottom: 4, left: 4 }}>
          <CartesianGrid stroke="var(--color-line)" strokeDasharray="2 4" vertical={false} />
          <XAxis
            dataKey="at"
            tickFormatter={(at) => axis(dayAt(at))}
            minTickGap={40}
            stroke="var(--color-sage)"
            fontSize={14}
          />
          <YAxis
            width={80}
            tickFormatter={(value) => chips(asChips(Number(value)), true)}
            stroke="var(--color-sage)"
            fontSize={14}
          />
          <ReferenceLine y={0} stroke="var(--color-line-strong)" />
          <Tooltip
            labelFormatter={(at) => short(dayAt(at))}
            formatter={(value) => chips(asChips(Number(value)), true)}
            contentStyle={{ background: 'var(--color-felt-high)', borderRadius: 8 }}
            labelStyle={{ color: 'var(--color-ivory)' }}
          />
          {props.courses.map(({ name }, index) => (
            <Line
              key={name}
              name={name}
              dataKey={`v${index}`}
              stroke={strokeOf(index).colour}
              strokeDasharray={strokeOf(index).dashes}
              strokeWidth={2.5}
              dot={points.length < 40}
              connectNulls
              isAnimationActive={false}
            />
          ))}
        </LineChart>
      </ResponsiveContainer>
    </figure>
  )
}
