import { sql } from 'drizzle-orm'
import { bigint, customType } from 'drizzle-orm/pg-core'
import type { Chips } from '../../rules/kernel/chips'

// The pool reads and writes these types itself (`db/client.ts`); drizzle's own columns would convert them once more.

/** A moment to the millisecond, in ms since 1970, as the rules know it. */
export const instant = customType<{ data: number }>({
  dataType: () => 'timestamp (3) with time zone',
})

/** A document kept as the text it was written as. */
export const json = customType<{ data: unknown }>({
  dataType: () => 'json',
  toDriver: (value) => sql`${JSON.stringify(value)}::text::json`,
})

/** A document kept by its fields. */
export const jsonb = customType<{ data: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => sql`${JSON.stringify(value)}::text::jsonb`,
})

/** Whole chips. */
export const chips = (name: string) => bigint(name, { mode: 'number' }).$type<Chips>()
