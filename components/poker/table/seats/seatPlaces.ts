/** Centre of a seat, in hundredths of the map's width and height from its top left corner. */
export interface SeatPlace {
  seat: number
  x: number
  y: number
}

/** Half axes of the oval of seats, in hundredths of the map. */
const ACROSS = 37.5
export const ALONG = 38.5

/**
 * Places of `count` seats, seat 1 nearest to the reader and the rest clockwise as seen from above. So the next
 * cartaro always sits to the left of the present one.
 */
export function seatPlaces(count: number): SeatPlace[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count
    return {
      seat: index + 1,
      x: 50 - ACROSS * Math.sin(angle),
      y: 50 + ALONG * Math.cos(angle),
    }
  })
}
