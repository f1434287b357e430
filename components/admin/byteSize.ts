const UNITS = ['B', 'kB', 'MB', 'GB'] as const

/** A number of bytes in the largest unit that fits: `3,9 kB`. */
export function byteSize(bytes: number): string {
  let [value, unit] = [bytes, 0]
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1000
    unit += 1
  }
  const digits = unit === 0 || value >= 100 ? 0 : 1
  return `${value.toLocaleString(undefined, { maximumFractionDigits: digits })} ${UNITS[unit]}`
}
