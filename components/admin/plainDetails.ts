const ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

const isPlain = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

/** The details of an audit entry: plain values only, since ids and documents would not help a reader. */
export const plainDetails = (detail: Readonly<Record<string, unknown>>): (string | number)[] =>
  Object.values(detail)
    .map((value) => (Array.isArray(value) ? value.filter(isPlain).join(', ') : value))
    .filter(isPlain)
    .filter((value) => value !== '' && !ID.test(String(value)))
