import type { Actor, Instant } from '@/rules/kernel/decider'
import type { PokerEvent } from '@/rules/poker/decider'
import { trpc } from '../../live/trpc'

/** A line of a table's journal. */
export interface LogEntry {
  position: number
  at: Instant
  by: Actor
  event: PokerEvent
}

interface Page {
  evening: string
  table: string
  /** Only entries before this position are returned. */
  before?: number | undefined
  limit: number
}

/** A page of a table's journal, newest first. The server sends the events untyped; they get their type here. */
export async function readLog(page: Page): Promise<LogEntry[]> {
  const lines = await trpc.log.table.query(page)
  return lines as LogEntry[]
}
