import { eq } from 'drizzle-orm'
import type { Sql } from '../client'
import { emblem } from '../schema/club'
import { on } from '../statement'
import { audited } from './audit'

/** A club's emblem: a PNG in base64, and the mark that tells it from other pictures. */
export type Emblem = Omit<typeof emblem.$inferSelect, 'clubId'>

export async function findEmblem(pool: Sql, clubId: string): Promise<Emblem | null> {
  const { picture, mark } = emblem
  const [found] = await on(pool)
    .select({ picture, mark })
    .from(emblem)
    .where(eq(emblem.clubId, clubId))
  return found ?? null
}

/** The mark of a club's emblem without its picture; null where it has none. */
export async function emblemMark(pool: Sql, clubId: string): Promise<string | null> {
  const [found] = await on(pool)
    .select({ mark: emblem.mark })
    .from(emblem)
    .where(eq(emblem.clubId, clubId))
  return found?.mark ?? null
}

/** Replaces a club's emblem, or takes it away where it is null. `by` is the author. */
export async function setEmblem(
  pool: Sql,
  clubId: string,
  given: Emblem | null,
  by: object,
): Promise<void> {
  const act = { clubId, by, what: 'emblemSet' } as const
  const columns = { mark: emblem.mark }
  const change =
    given === null
      ? on(pool).delete(emblem).where(eq(emblem.clubId, clubId)).returning(columns)
      : on(pool)
          .insert(emblem)
          .values({ clubId, ...given })
          .onConflictDoUpdate({ target: emblem.clubId, set: given })
          .returning(columns)
  await audited(pool, act, change, { columns, given: { removed: given === null } })
}
