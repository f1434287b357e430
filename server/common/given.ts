import { z } from 'zod'
import { written } from '@/rules/kernel/text'

/**
 * An id made by us or by a client. Small letters, as the database gives it back: the same id in capitals would
 * else be another evening in memory, with other secrets, or another command.
 */
export const Id = z.guid().toLowerCase()

/** A table, a list or a post as its game names it. */
export const Ref = z.string().min(1).max(64)

/** What a card may bear; said or typed, it is never taken for another. */
export const CardNumber = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9-]{1,20}$/, 'bad-card')
export const Name = written(80)
/** What the board may call a member instead. */
export const Alias = written(40)

/** Whether the database can keep a text: it knows neither U+0000 nor half of a surrogate pair. */
export function isKeepable(text: string): boolean {
  return !text.includes('\u0000') && !/\p{Surrogate}/u.test(text)
}

/** Nothing that a client gives lies deeper. */
const MOST_LEVELS = 32

/** The path of the first text, or name of a field, that the database cannot keep; null when there is none. */
export function unkeepable(given: unknown, path: readonly string[] = []): string | null {
  if (typeof given === 'string') return isKeepable(given) ? null : path.join('.')
  if (typeof given !== 'object' || given === null) return null
  if (path.length > MOST_LEVELS) return path.join('.')
  for (const [key, value] of Object.entries(given)) {
    if (!isKeepable(key)) return path.join('.')
    if (typeof value === 'number') continue
    const found = unkeepable(value, [...path, key])
    if (found !== null) return found
  }
  return null
}
