import { type Chips, times } from './chips'

/** The chips that make one of a club's unit: 1, 10 or 100, as its amounts have no decimals, one or two; 1000 in an early club. */
export type ClubUnit = 1 | 10 | 100 | 1000

/** Version 0.2 let a club be founded with three decimals through the API; such a club goes on. */
const UNITS: readonly ClubUnit[] = [1, 10, 100, 1000]

/** The most decimals of a new club's amounts. */
export const MOST_DECIMALS = 2

/** The unit of a club whose amounts have so many decimals; throws where no unit has. */
export function unitWith(decimals: number): ClubUnit {
  const unit = UNITS[decimals]
  if (unit === undefined) throw new RangeError(`no unit has ${decimals} decimals`)
  return unit
}

/** Amounts that count from a date on and are given in the unit, in chips. */
export const datedIn = <D extends { readonly chips: Chips }>(dated: readonly D[], unit: ClubUnit) =>
  dated.map((one) => ({ ...one, chips: times(one.chips, unit) }))
