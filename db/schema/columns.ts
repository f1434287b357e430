import { sql } from 'drizzle-orm'
import { bigint, customType } from 'drizzle-orm/pg-core'
import type { Chips } from '../../rules/kernel/chips'

// The pool converts these types itself (`db/client.ts`); drizzle's own columns would convert them a second time.

/** A moment in ms since 1970, with a precision of one millisecond. */
export const instant = customType<{ data: number }>({
  dataType: () => 'timestamp (3) with time zone',
})

/** A document stored as its exact text. */
export const json = customType<{ data: unknown }>({
  dataType: () => 'json',
  toDriver: (value) => sql`${JSON.stringify(value)}::text::json`,
})

/** A document stored parsed, without its exact text. */
export const jsonb = customType<{ data: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => sql`${JSON.stringify(value)}::text::jsonb`,
})

/** Whole chips. */
export const chips = (name: string) => bigint(name, { mode: 'number' }).$type<Chips>()
