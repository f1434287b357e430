import { useId } from 'react'

/** Half axes of the table in hundredths of the map: the rail's outer edge, the cloth, the line within it. */
const OVALS = { rail: [42, 43], cloth: [39.6, 40.6], line: [33, 33.5] } as const

/**
 * The table from above, as large as its container: a wooden rail, the green cloth, and a line where the stakes lie. It
 * is an oval, on a narrow map a long table with round ends.
 */
export function Felt() {
  const id = useId()
  const [cloth, rail] = [`${id}cloth`, `${id}rail`]
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
      <defs>
        <radialGradient id={cloth} cx="50%" cy="44%" r="62%">
          <stop offset="0%" stopColor="var(--cloth-lit)" />
          <stop offset="100%" stopColor="var(--cloth-dim)" />
        </radialGradient>
        <linearGradient id={rail} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0%" stopColor="#6d4a2a" />
          <stop offset="100%" stopColor="#3a2614" />
        </linearGradient>
      </defs>
      <g className="@max-md:hidden">
        <Oval {...shape(OVALS.rail)} fill={`url(#${rail})`} stroke="#1d130a" strokeWidth="2" />
        <Oval {...shape(OVALS.cloth)} fill={`url(#${cloth})`} stroke="#c79a4b" strokeWidth="2" />
        <Oval {...shape(OVALS.line)} fill="none" stroke="#e9dcb8" strokeOpacity="0.3" />
      </g>
      <g className="hidden @max-md:block">
        <Long inset={6} fill={`url(#${rail})`} stroke="#1d130a" strokeWidth="2" />
        <Long inset={8.5} fill={`url(#${cloth})`} stroke="#c79a4b" strokeWidth="2" />
        <Long inset={15} fill="none" stroke="#e9dcb8" strokeOpacity="0.3" />
      </g>
    </svg>
  )
}

interface Painted {
  fill: string
  stroke: string
  strokeWidth?: string
  strokeOpacity?: string
}

const shape = ([rx, ry]: readonly [number, number]) => ({ rx: `${rx}%`, ry: `${ry}%` })

function Oval(props: Painted & { rx: string; ry: string }) {
  return <ellipse cx="50%" cy="50%" {...props} />
}

/** A long table: a rectangle with round ends, `inset` hundredths from each edge of the map. */
function Long({ inset, ...paint }: Painted & { inset: number }) {
  const side = `${100 - 2 * inset}%`
  return (
    <rect
      x={`${inset}%`}
      y={`${inset * 0.62}%`}
      width={side}
      height={`${100 - 1.24 * inset}%`}
      rx="34%"
      ry="20%"
      {...paint}
    />
  )
}
