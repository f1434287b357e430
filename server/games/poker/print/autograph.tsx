import { Path, Svg } from '@react-pdf/renderer'

type Stroke = readonly (readonly number[])[]

/** Points closer than this part of the drawing's size add nothing that a printer could show. */
const FINENESS = 1 / 400

/**
 * A drawn signature as vector paths within `width` × `height` points: strokes of [x, y, time] in any unit, scaled
 * equally in both directions and smoothed through the middles of their segments.
 */
export function Autograph({
  strokes,
  width,
  height,
}: {
  strokes: readonly Stroke[]
  width: number
  height: number
}) {
  const { paths, box } = autographPaths(strokes)
  return (
    <Svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} width={width} height={height}>
      {paths.map((d) => (
        <Path
          key={d}
          d={d}
          fill="none"
          stroke="black"
          strokeWidth={1.1 * Math.max(box.width / width, box.height / height)}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </Svg>
  )
}

/** The strokes as SVG path data, and the box that holds them all with a little margin. */
export function autographPaths(strokes: readonly Stroke[]): {
  paths: string[]
  box: { x: number; y: number; width: number; height: number }
} {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const stroke of strokes) {
    for (const [x = 0, y = 0] of stroke) {
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  if (left > right) return { paths: [], box: { x: 0, y: 0, width: 1, height: 1 } }
  const size = Math.max(right - left, bottom - top, 1)
  const margin = size / 30
  const paths = strokes.map((stroke) => strokePath(stroke, size * FINENESS)).filter((d) => d !== '')
  return {
    paths,
    box: {
      x: left - margin,
      y: top - margin,
      width: right - left + 2 * margin,
      height: bottom - top + 2 * margin,
    },
  }
}

function strokePath(stroke: Stroke, apart: number): string {
  const points = thinned(stroke, apart)
  const [first, ...rest] = points
  if (!first) return ''
  // A dot is a stroke too: a line of almost no length, which the round cap makes visible.
  if (rest.length === 0) return `M${first.x} ${first.y}l${apart} 0`
  let d = `M${first.x} ${first.y}`
  for (const [index, point] of rest.entries()) {
    const next = rest[index + 1]
    if (next) d += `Q${point.x} ${point.y} ${(point.x + next.x) / 2} ${(point.y + next.y) / 2}`
    else d += `L${point.x} ${point.y}`
  }
  return d
}

function thinned(stroke: Stroke, apart: number): { x: number; y: number }[] {
  const kept: { x: number; y: number }[] = []
  for (const [index, [x = 0, y = 0]] of stroke.entries()) {
    const last = kept.at(-1)
    const isEnd = index === stroke.length - 1
    if (!last || isEnd || Math.hypot(x - last.x, y - last.y) >= apart) kept.push({ x, y })
  }
  return kept
}
