import { z } from 'zod'
import { written } from '@/rules/kernel/text'

/**
 * An id made by us or by a client. Lower case, as the database returns it: the same id in capitals would otherwise be
 * another evening in memory, with other secrets, or another command.
 */
export const Id = z.guid().toLowerCase()
/** The id of a member of the club. */
export const Member = Id.brand<'member'>()

/** A table, a list or a post as its game names it. */
export const Ref = z.string().min(1).max(64)

/** The id of a provision of any game, such as `XVII.2` or `V.banco-standing`. */
export const Provision = z.string().max(40)

/** The characters of a card number; none of them can be mistaken for another, spoken or typed. */
export const CardNumber = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9-]{1,20}$/, 'bad-card')
export const Name = written(80)
/** A name that the board may show instead of the member's. */
export const Alias = written(40)

/** Whether the database can store a text: it does not accept U+0000 nor half of a surrogate pair. */
export function isKeepable(text: string): boolean {
  return !text.includes('\u0000') && !/\p{Surrogate}/u.test(text)
}

/** The deepest nesting accepted in a client's input. */
const MOST_LEVELS = 32

/** The path of the first text or field name that the database cannot store; null when there is none. */
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
