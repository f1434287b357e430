import type { CSSProperties } from 'react'
import type { MapPoint } from './seatPlaces'

/** Centred on the point of `pointed`, which differs on a narrow map. */
export const AT_POINT =
  'absolute top-(--y) left-(--x) -translate-x-1/2 -translate-y-1/2 @max-md:top-(--narrow-y) @max-md:left-(--narrow-x)'

/** The custom properties that `AT_POINT` reads. */
export function pointed(at: MapPoint, narrow: MapPoint): CSSProperties {
  const point: Record<string, string> = {
    '--x': `${at.x}%`,
    '--y': `${at.y}%`,
    '--narrow-x': `${narrow.x}%`,
    '--narrow-y': `${narrow.y}%`,
  }
  return point
}
