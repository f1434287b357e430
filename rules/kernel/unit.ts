import { z } from 'zod'
import { asChips, type Chips, times } from './chips'

/** The chips that make one of a club's unit: 1 where its amounts have no decimals, 100 where they have two. */
export const ClubUnit = z.union([z.literal(1), z.literal(10), z.literal(100)])
export type ClubUnit = z.infer<typeof ClubUnit>

const UNITS: readonly ClubUnit[] = [1, 10, 100]

/** The unit of a club whose amounts have so many decimals. */
export const unitWith = (decimals: number): ClubUnit => UNITS[decimals] ?? 1

/** Settings whose amounts of this name are given in the unit, in chips. */
export function amountsIn<S extends object, K extends keyof S>(
  settings: S & Readonly<Record<K, Chips>>,
  unit: ClubUnit,
  ...amounts: readonly K[]
): S {
  const scaled = amounts.map((name) => [name, times(settings[name], unit)])
  return { ...settings, ...Object.fromEntries(scaled) }
}

/** Amounts that count from a date on, in the same way. */
export const datedIn = <D extends { readonly chips: Chips }>(dated: readonly D[], unit: ClubUnit) =>
  dated.map((one) => ({ ...one, chips: asChips(one.chips * unit) }))
