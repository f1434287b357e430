/** A point of the map, in hundredths of its width and height from its top left corner. */
export interface MapPoint {
  x: number
  y: number
}

/** The centre of a seat, round an oval and, on a narrow map, along the sides of a long table. */
export interface SeatPlace extends MapPoint {
  seat: number
  narrow: MapPoint
}

/** Half axes of the oval of seats. */
const ACROSS = 37.5
export const ALONG = 38.5

/** The columns of a narrow map, which keep clear of each other; its first and last row. */
const COLUMNS = { left: 15, middle: 50, right: 85 }
const ROWS = { first: 13, last: 75, foot: 90, head: 8.5 }

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
      narrow: narrowPlace(index, count),
    }
  })
}

/** Seat 1 at the foot, as many on the left as on the right, and one at the head where the number is even. */
function narrowPlace(index: number, count: number): MapPoint {
  const side = Math.floor((count - 1) / 2)
  if (index === 0) return { x: COLUMNS.middle, y: ROWS.foot }
  if (index <= side) return { x: COLUMNS.left, y: row(index - 1, side) }
  if (index >= count - side) return { x: COLUMNS.right, y: row(count - 1 - index, side) }
  return { x: COLUMNS.middle, y: ROWS.head }
}

/** The height of a seat in its column, counted from the foot of the table. */
const row = (fromFoot: number, rows: number) =>
  rows === 1
    ? (ROWS.first + ROWS.last) / 2
    : ROWS.last - ((ROWS.last - ROWS.first) * fromFoot) / (rows - 1)

/** Half axes of the oval on which the chips lie, between the seats and the middle. */
const CHIPS_ACROSS = 15.8
const CHIPS_ALONG = 24

/** The point in front of a seat of the oval where its chips lie on the cloth, clear of seats and middle. */
export const chipsAt = ({ x, y }: MapPoint): MapPoint => ({
  x: 50 + ((x - 50) / ACROSS) * CHIPS_ACROSS,
  y: 50 + ((y - 50) / ALONG) * CHIPS_ALONG,
})
