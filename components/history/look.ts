/** Classes shared by the tables of history and season; figures are right-aligned. */
export const TABLE = 'w-full border-collapse text-left'
export const HEAD = 'border-b-2 border-line-strong px-1 py-2 sm:px-2 align-bottom text-sm text-sage'
export const CELL = 'border-b border-line px-1 py-2 sm:px-2 align-top'
export const FIGURE = 'text-right tabular-nums whitespace-nowrap'
/** A link high enough for a finger. */
export const LINK = 'inline-flex min-h-12 items-center underline'
