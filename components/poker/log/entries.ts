import type { Actor, Instant } from '@/rules/kernel/decider'
import type { PokerEvent } from '@/rules/poker/decider'
import { trpc } from '../../live/trpc'

/** A line of a table's journal. */
export interface LogEntry {
  position: number
  at: Instant
  by: Actor
  /** The full name of the member who gave it, on officers' screens; else null. */
  giver: string | null
  event: PokerEvent
}

interface Page {
  evening: string
  table: string
  /** Entries before this position. */
  before?: number | undefined
  limit: number
}

/** A page of a table's journal, newest first. The server sends the rules' own documents, which are typed here once. */
export async function readLog(page: Page): Promise<LogEntry[]> {
  const lines = await trpc.log.table.query(page)
  return lines as LogEntry[]
}
