import type { Actor, Instant } from '@/rules/kernel/decider'
import type { PokerEvent } from '@/rules/poker/decider'
import type { TableId } from '@/rules/poker/state/ids'
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
  table: TableId
  /** Only entries before this position are returned. */
  before?: number | undefined
  limit: number
}

/** Entries of a table's journal, newest first, with the names of the members in them. */
export interface LogPage {
  rows: LogEntry[]
  names: Readonly<Record<string, string>>
}

/** A page of a table's journal. The server sends the events untyped; they get their type here. */
export async function readLog(page: Page): Promise<LogPage> {
  const { lines, names } = await trpc.log.table.query(page)
  return { rows: lines as LogEntry[], names }
}
