const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Whether two documents are equal in every field that both have: a later version's document may have gained a field, or
 * lost one, without the older being wrong.
 */
export function agrees(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, index) => agrees(value, other[index]))
  }
  if (isObject(one) && isObject(other)) {
    return Object.keys(one).every((key) => !(key in other) || agrees(one[key], other[key]))
  }
  return one === other
}
