import { useId } from 'react'

/** How far the outermost of these places stands below the middle one, so that all follow the table's edge. */
const DROP_REM = 3

/** The distance of a place from the top of the felt; 0 in the middle. */
export function dropOf(place: number, places: number): string {
  const middle = (places - 1) / 2
  const aside = middle === 0 ? 0 : (place - 1 - middle) / middle
  return `${DROP_REM * aside ** 2}rem`
}

/** The table from above: its rail and cloth, curved before the players, and the line of the insurance. */
export function TableArc() {
  const rail = useId()
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-0 -z-10 hidden size-full wide:block"
    >
      <defs>
        <linearGradient id={rail} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0%" stopColor="#6d4a2a" />
          <stop offset="35%" stopColor="#3a2614" />
        </linearGradient>
      </defs>
      <path d="M0 11Q50 -9.5 100 11V100H0Z" fill={`url(#${rail})`} />
      <path d="M0 19Q50 -1.5 100 19V100H0Z" fill="var(--cloth-dim)" />
      <path
        d="M0 39Q50 18.5 100 39"
        fill="none"
        stroke="#e9dcb8"
        strokeOpacity="0.35"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
