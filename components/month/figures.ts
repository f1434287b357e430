import type { trpc } from '../live/trpc'

/** A month of the club; amounts in chips. */
export type MonthFigures = Awaited<ReturnType<typeof trpc.month.of.query>>
