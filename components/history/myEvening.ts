import type { trpc } from '../live/trpc'

/** One of the member's own evenings; amounts in chips. */
export type MyEvening = Awaited<ReturnType<typeof trpc.history.mine.query>>[number]
