import { type DrawnStack, type DrawnValue, stacksOf } from './chips'

/** Body and marks of each chip. Their numbers stand beside them in writing, so that no colour has to be known. */
const COLOURS: Readonly<Record<DrawnValue, readonly [string, string]>> = {
  1: ['#ece3cd', '#5a6b8c'],
  5: ['#b8402f', '#f4e3d6'],
  25: ['#2c7a4f', '#e4f0dc'],
  100: ['#2b2f38', '#e8dcc0'],
  500: ['#6a4596', '#eddff5'],
  2500: ['#c98a1f', '#fff3d4'],
  10000: ['#2f6ea3', '#e2effa'],
  50000: ['#8c2f56', '#f7dce7'],
  250000: ['#3c7f83', '#dff3f2'],
  1000000: ['#7b6a3a', '#fff6d8'],
}

/** A chip seen from the player's seat: half axes, thickness, and the distance of two stacks, in units of the drawing. */
const { rx, ry, thick, apart } = { rx: 10, ry: 4, thick: 3.2, apart: 22.5 }

interface ChipStacksProps {
  /** Chips of the table's smallest unit. */
  chips: number
  className?: string
}

/** A number of chips as stacks, for the eye alone: the number itself stands beside them in writing. */
export function ChipStacks({ chips, className = '' }: ChipStacksProps) {
  const stacks = stacksOf(chips)
  if (stacks.length === 0) return null
  const highest = Math.max(...stacks.map(({ count }) => count))
  const width = (stacks.length - 1) * apart + 2 * rx + 2
  const height = (highest - 1) * thick + thick + 2 * ry + 2
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      height={`${height / 12}em`}
      aria-hidden="true"
      className={`pointer-events-none shrink-0 ${className}`}
    >
      {stacks.map((stack, index) => (
        <Stack key={stack.value} {...stack} x={1 + rx + index * apart} foot={height - 1 - ry} />
      ))}
    </svg>
  )
}

/** One stack, drawn from its lowest chip up; `foot` is the middle of the lowest chip's underside. */
function Stack({ value, count, x, foot }: DrawnStack & { x: number; foot: number }) {
  const [body, marks] = COLOURS[value]
  return Array.from({ length: count }, (_, index) => {
    const top = foot - (index + 1) * thick
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: equal chips of one stack differ by their height alone.
      <g key={index}>
        <path
          d={`M${x - rx} ${top}v${thick}a${rx} ${ry} 0 0 0 ${2 * rx} 0v${-thick}z`}
          fill={body}
          stroke="#0d1512"
          strokeWidth="0.6"
        />
        <path d={edgeMarks(x, top)} stroke={marks} strokeWidth="2.6" />
        <ellipse cx={x} cy={top} rx={rx} ry={ry} fill={body} stroke="#0d1512" strokeWidth="0.6" />
        {index === count - 1 && <Face x={x} y={top} marks={marks} />}
      </g>
    )
  })
}

/** The three marks on the edge of a chip that its player sees. */
const edgeMarks = (x: number, top: number) =>
  [-6.4, 0, 6.4]
    .map((aside) => {
      const low = top + ry * Math.sqrt(1 - (aside / rx) ** 2)
      return `M${x + aside} ${low + 0.3}v${thick - 0.6}`
    })
    .join('')

/** The face of the uppermost chip: a ring and six marks round it. */
function Face({ x, y, marks }: { x: number; y: number; marks: string }) {
  return (
    <>
      <ellipse
        cx={x}
        cy={y}
        rx={rx - 1.6}
        ry={ry - 0.7}
        fill="none"
        stroke={marks}
        strokeWidth="1.5"
        strokeDasharray="3.4 3.2"
      />
      <ellipse cx={x} cy={y} rx={rx * 0.52} ry={ry * 0.52} fill={marks} fillOpacity="0.85" />
    </>
  )
}
