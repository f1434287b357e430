const ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

const isPlain = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

/**
 * The details of an audit entry: plain values only, since ids and documents would not help a reader; `wordOf` gives the words
 * of a value that is a code.
 */
export const plainDetails = (
  detail: Readonly<Record<string, unknown>>,
  wordOf: (field: string, value: string) => string,
): string[] =>
  Object.entries(detail)
    .map(([field, value]) => {
      const plain = [value].flat().filter(isPlain)
      return plain.map((one) => wordOf(field, String(one))).join(', ')
    })
    .filter((words) => words !== '' && !ID.test(words))
