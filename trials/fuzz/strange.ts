import type { Random } from '@/simulate/random'

/** Values that no field expects, or that only look like the ones it does. */
export const STRANGE: readonly unknown[] = [
  ...[null, true, -1, -0, 0, 0.5, 1e-9, 2 ** 31, 2 ** 53, 1e308, '', ' ', '0', 'T99', '@9'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'a\u0000b', '\ud800', '\u202e'],
  ...['x'.repeat(5_000), '🂡'.repeat(200), '../../etc/passwd', "'; drop table journal; --", '%00'],
  ...['00000000-0000-0000-0000-000000000000', '2026-02-30', 'NaN', '1e999', '{}'],
  ...[[], [null], [[[['T1']]]], Array.from({ length: 500 }, () => 1), {}, { length: 3 }],
  { __proto__: null, toString: 1 },
  { $ne: null },
  { kind: 'seat', seat: 99 },
]

const NAMES = ['__proto__', 'constructor', 'type', 'id', '', 'a\u0000b', 'then', 'x'.repeat(300)]
/** How many levels a nested value has: more than the server accepts, or fewer. */
const DEPTHS = [3, 31, 33, 400]

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value with one thing about it made strange, at any depth. */
export function madeStrange(random: Random, value: unknown): unknown {
  if (random.oneIn(12)) return nested(random)
  if (Array.isArray(value) && value.length > 0 && !random.oneIn(3)) {
    const at = random.below(value.length)
    return value.map((one, index) => (index === at ? madeStrange(random, one) : one))
  }
  if (!isFields(value) || Object.keys(value).length === 0) return random.pick(STRANGE)
  return changed(random, value)
}

function changed(random: Random, value: Fields): unknown {
  const keys = Object.keys(value)
  const key = random.pick(keys) ?? ''
  switch (random.below(6)) {
    case 0: {
      const { [key]: _, ...without } = value
      return without
    }
    case 1:
      return { ...value, [random.pick(NAMES) ?? '']: random.pick(STRANGE) }
    case 2:
      return { ...value, [key]: [value[key]] }
    case 3:
      return random.oneIn(8) ? random.pick(STRANGE) : { ...value, [key]: String(value[key]) }
    default:
      return { ...value, [key]: madeStrange(random, value[key]) }
  }
}

function nested(random: Random): unknown {
  let value: unknown = random.pick(STRANGE)
  for (let depth = random.pick(DEPTHS) ?? 0; depth > 0; depth--)
    value = depth % 2 === 0 ? [value] : { a: value }
  return value
}
