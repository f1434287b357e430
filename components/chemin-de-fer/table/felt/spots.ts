import type { CSSProperties } from 'react'
import type { FeltPoint } from './places'

/** Centred on the point of the map that `spotted` gives. */
export const AT_SPOT = 'absolute -translate-x-1/2 -translate-y-1/2'
export const spotted = ({ x, y }: FeltPoint): CSSProperties => ({ left: `${x}%`, top: `${y}%` })
