type Strokes = readonly (readonly (readonly number[])[])[]

/** The room around a drawing, and the width of its line, in its own units. */
const MARGIN_UNITS = 6
const LINE_UNITS = 3

/** A drawn signature as an SVG picture of its own size. */
export function pictureOf(strokes: Strokes): string {
  const points = strokes.flat()
  const [xs, ys] = [points.map(([x = 0]) => x), points.map(([, y = 0]) => y)]
  const [left, top] = [Math.min(...xs, 0), Math.min(...ys, 0)]
  const [right, bottom] = [Math.max(...xs, 1), Math.max(...ys, 1)]
  const box = [
    left - MARGIN_UNITS,
    top - MARGIN_UNITS,
    right - left + 2 * MARGIN_UNITS,
    bottom - top + 2 * MARGIN_UNITS,
  ]
  const lines = strokes.map((stroke) => {
    const [[x = 0, y = 0] = [], ...rest] = stroke
    return `M${x} ${y}${rest.map(([a = 0, b = 0]) => `L${a} ${b}`).join('') || 'l0.1 0'}`
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" fill="none" stroke="black" ` +
    `stroke-width="${LINE_UNITS}" stroke-linecap="round" stroke-linejoin="round"><path d="${lines.join('')}"/></svg>`
  )
}
