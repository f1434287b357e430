import type { trpc } from '../live/trpc'

/** A season as the member who looks may see it, in chips. */
export type SeasonFigures = Awaited<ReturnType<typeof trpc.season.of.query>>
