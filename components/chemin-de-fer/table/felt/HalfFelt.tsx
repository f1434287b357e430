import { useId } from 'react'

/** The outlines of rail, cloth and the line of the stakes: a curve with a straight side for the employee. */
const OUTLINES = {
  rail: 'M83 91A40.5 46.5 0 1 0 17 91Q50 97 83 91Z',
  cloth: 'M81 88.6A38 43.6 0 1 0 19 88.6Q50 94 81 88.6Z',
  line: 'M72 79A29 32.5 0 1 0 28 79Q50 83 72 79Z',
} as const

/** The table from above, as large as its container, with the creneau for the tax before the employee. */
export function HalfFelt() {
  const id = useId()
  const [cloth, rail] = [`${id}cloth`, `${id}rail`]
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full"
    >
      <defs>
        <radialGradient id={cloth} cx="50%" cy="46%" r="62%">
          <stop offset="0%" stopColor="var(--cloth-lit)" />
          <stop offset="100%" stopColor="var(--cloth-dim)" />
        </radialGradient>
        <linearGradient id={rail} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0%" stopColor="#6d4a2a" />
          <stop offset="100%" stopColor="#3a2614" />
        </linearGradient>
      </defs>
      <g vectorEffect="non-scaling-stroke">
        <path d={OUTLINES.rail} fill={`url(#${rail})`} />
        <path d={OUTLINES.cloth} fill={`url(#${cloth})`} />
        <path
          d={OUTLINES.line}
          fill="none"
          stroke="#e9dcb8"
          strokeOpacity="0.45"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
        <rect x="45" y="86.6" width="10" height="1.5" rx="0.6" fill="#0b120e" />
        <rect
          x="44.4"
          y="86"
          width="11.2"
          height="2.7"
          rx="1"
          fill="none"
          stroke="#c79a4b"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </g>
    </svg>
  )
}
