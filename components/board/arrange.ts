/** The place of a card on the wall, in px from the corner of the space for cards. */
export interface Placed {
  card: number
  page: number
  left: number
  top: number
  height: number
}

/** The scale of all letters, the width of a card, and the cards by pages and columns with the heights they need. */
export interface Arrangement {
  scale: number
  width: number
  pages: readonly (readonly (readonly number[])[])[]
  heights: readonly number[]
}

interface Space {
  width: number
  height: number
  gap: number
  /** The scale at which letters are no smaller than the wall allows is 1; the largest first. */
  scales: readonly number[]
  mostColumns: number
}

/** The heights of all cards at a width and a scale; null where a word, a number or a seat would be cut. */
type Measure = (width: number, scale: number) => readonly number[] | null

const LEAST_SCALE = 1

/** The cards by columns from left to right, each as full as its height allows; null where one is too high. */
function filled(heights: readonly number[], height: number, gap: number): number[][] | null {
  const columns: number[][] = []
  let left = -1
  for (const [card, tall] of heights.entries()) {
    if (tall > height) return null
    if (tall > left) {
      columns.push([])
      left = height
    }
    columns.at(-1)?.push(card)
    left -= tall + gap
  }
  return columns
}

/** The same cards in no more than so many columns, the highest of which is as low as can be. */
function balanced(heights: readonly number[], most: number, gap: number): number[][] {
  const whole = heights.reduce((sum, tall) => sum + tall + gap, 0)
  let [low, high] = [Math.max(0, ...heights), whole]
  while (high - low > 1) {
    const middle = (low + high) / 2
    const columns = filled(heights, middle, gap)
    if (columns && columns.length <= most) high = middle
    else low = middle
  }
  return filled(heights, high, gap) ?? []
}

/**
 * Cards in columns on as few pages as letters that can be read allow, then with the largest letters that need no further
 * page; each page's columns are as even as they can be, and its cards grow until they fill it. Null without any way.
 */
export function arrange(count: number, space: Space, measure: Measure): Arrangement | null {
  const { width, height, gap, scales, mostColumns } = space
  const widthOf = (columns: number) => Math.floor((width - gap * (columns - 1)) / columns)
  const pagesAt = (columns: number, scale: number): number => {
    const heights = measure(widthOf(columns), scale)
    const all = heights && filled(heights, height, gap)
    return all ? Math.ceil(all.length / columns) : Number.POSITIVE_INFINITY
  }
  const numbers = Array.from({ length: Math.min(count, mostColumns) }, (_, at) => at + 1)
  const fewest = Math.min(...numbers.map((columns) => pagesAt(columns, LEAST_SCALE)))
  if (!Number.isFinite(fewest)) return null
  const best = scales
    .flatMap((scale) => numbers.map((columns) => ({ columns, scale })))
    .find(({ columns, scale }) => pagesAt(columns, scale) <= fewest)
  if (!best) return null
  const heights = measure(widthOf(best.columns), best.scale) ?? []
  const all = filled(heights, height, gap) ?? []
  const pages = Array.from({ length: fewest }, (_, page) => {
    const cards = all.slice(page * best.columns, (page + 1) * best.columns).flat()
    const tall = cards.map((card) => heights[card] ?? 0)
    return balanced(tall, best.columns, gap).map((column) => column.map((at) => cards[at] ?? 0))
  })
  return { scale: best.scale, width: widthOf(best.columns), pages, heights }
}

/** One card a page, as wide as the space and in the smallest letters: for cards of which one fits in no other way. */
export const oneEach = (heights: readonly number[], width: number): Arrangement => ({
  scale: LEAST_SCALE,
  width,
  pages: heights.map((_, card) => [[card]]),
  heights,
})

const heightOf = (column: readonly number[], heights: readonly number[], gap: number): number =>
  column.reduce((sum, card) => sum + (heights[card] ?? 0), gap * (column.length - 1))

/** The height of the highest column: less than the whole space, where the cards do not fill it by themselves. */
export const usedHeight = ({ pages, heights }: Arrangement, gap: number): number =>
  Math.max(0, ...pages.flat().map((column) => heightOf(column, heights, gap)))

/** The places of all cards: those of a column share out among them what it has beyond their needs. */
export function placesOf(
  { pages, heights, width }: Arrangement,
  height: number,
  gap: number,
): Placed[] {
  const placed: Placed[] = []
  for (const [page, columns] of pages.entries())
    for (const [at, column] of columns.entries()) {
      const more = (height - heightOf(column, heights, gap)) / column.length
      let top = 0
      for (const card of column) {
        const tall = (heights[card] ?? 0) + more
        placed.push({ card, page, left: at * (width + gap), top, height: tall })
        top += tall + gap
      }
    }
  return placed
}
