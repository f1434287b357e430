/** The colours that chips have, so that two of one float are told apart at a glance; the number stands beside, always. */
export const CHIP_COLOURS = [
  'white',
  'red',
  'blue',
  'green',
  'black',
  'purple',
  'yellow',
  'orange',
  'pink',
  'brown',
  'light-blue',
  'grey',
] as const
export type ChipColour = (typeof CHIP_COLOURS)[number]

interface Coloured {
  readonly value: number | null
  readonly colour?: ChipColour | undefined
}

/**
 * The colour of each denomination of a float: the house's, or else the next one that it chose for none, from the least
 * value up. More denominations than colours begin again.
 */
export function coloursOf(list: readonly Coloured[]): Readonly<Record<string, ChipColour>> {
  const rising = [...list].sort((a, b) => (a.value ?? 0) - (b.value ?? 0))
  const free = CHIP_COLOURS.filter((one) => list.every(({ colour }) => colour !== one))
  let given = 0
  const next = () => free[given++ % free.length] ?? 'white'
  return Object.fromEntries(rising.map(({ value, colour }) => [String(value), colour ?? next()]))
}
