/** `{"a","b"}`: the text form of a Postgres array of texts or ids. */
function serialize(values: readonly string[] | string): string {
  if (typeof values === 'string') return values
  return `{${values.map((value) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`
}

/** The elements of `{a,"b c"}`. */
function parse(text: string): string[] {
  const elements = text.slice(1, -1).match(/"(?:[^"\\]|\\.)*"|[^,]+/g) ?? []
  return elements.map((element) =>
    element.startsWith('"') ? element.slice(1, -1).replaceAll(/\\(.)/g, '$1') : element,
  )
}

/**
 * text[] and uuid[]. The driver could ask each new connection for the array types instead; but when a connection dies
 * during that query, nobody catches the rejection and the process ends.
 */
export const ARRAYS = {
  texts: { to: 1009, from: [1009], serialize, parse },
  ids: { to: 2951, from: [2951], serialize, parse },
}
