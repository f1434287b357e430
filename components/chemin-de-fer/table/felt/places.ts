import type { Place } from '@/rules/chemin-de-fer/state/ids'

/** A point of the map in hundredths of its width and height. */
export interface FeltPoint {
  x: number
  y: number
}

/** The middle of the table's curve, its half axes at the seats, and the angles at which its ends lie. */
const CENTRE: FeltPoint = { x: 50, y: 58 }
const HALF_AXES: FeltPoint = { x: 41, y: 49 }
const [FIRST_ANGLE, LAST_ANGLE] = [-26, 206]

/** Parts of the way from the middle to a seat: where chips lie, where the sabot stands, where the standing stand, the rail. */
export const STAKES_AT = 0.7
export const STAKES_OF_STANDING_AT = 0.58
const SABOT_AT = 0.7
const SABOT_OF_STANDING_AT = 0.56
const STANDING_AT = 0.82
export const RAIL_AT = 0.94
/** Degrees by which the sabot stands beside its holder's place. */
const SABOT_ASIDE = 11

const pointAt = (angle: number, part = 1): FeltPoint => {
  const turn = (angle * Math.PI) / 180
  return {
    x: CENTRE.x + HALF_AXES.x * part * Math.cos(turn),
    y: CENTRE.y - HALF_AXES.y * part * Math.sin(turn),
  }
}

/** The angle of a place: seat 1 at the employee's right, the others round the table to the left; gaps lie between. */
function angleOf(place: Place, seats: number): number {
  const step = (LAST_ANGLE - FIRST_ANGLE) / Math.max(1, seats - 1)
  if (place.kind === 'seat') return FIRST_ANGLE + (place.seat - 1) * step
  return place.after >= seats ? 270 : FIRST_ANGLE + (place.after - 0.5) * step
}

/** The place of a seat, or of a gap behind it, on the map of a table with so many seats. */
export const seatPoint = (place: Place, seats: number): FeltPoint =>
  pointAt(angleOf(place, seats), place.kind === 'seat' ? 1 : STANDING_AT)

/** The place of the sabot: at the right hand of the person who deals. */
export const sabotPoint = (place: Place, seats: number): FeltPoint =>
  place.kind === 'seat'
    ? pointAt(angleOf(place, seats) + SABOT_ASIDE, SABOT_AT)
    : pointAt(angleOf(place, seats), SABOT_OF_STANDING_AT)

/** The point on the cloth before a place, so far from the middle. */
export const clothPoint = (place: Place, seats: number, part: number): FeltPoint =>
  pointAt(angleOf(place, seats), part)
