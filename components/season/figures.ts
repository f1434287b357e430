import type { trpc } from '../live/trpc'

/** A season as the viewer may see it; amounts in chips. */
export type SeasonFigures = Awaited<ReturnType<typeof trpc.season.of.query>>
