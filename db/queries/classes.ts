import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Instant } from '@/rules/kernel/decider'
import type { Sql } from '../client'
import { tableClass } from '../schema/club'
import { insertRows, names, on } from '../statement'
import { audited } from './audit'

/** A class and its game's own `settings`, which only the game's rules read; a class keeps its game. */
export type TableClass = Pick<
  typeof tableClass.$inferSelect,
  'classId' | 'game' | 'name' | 'settings'
>

const { classId: id, game, name, settings, archivedAt } = tableClass

/** A class as the audit tells it. */
export const CLASS = { columns: { class: id, game, name, settings } }

/** The insertion as part of a statement; it returns the columns of `CLASS` for each class. */
export const insertClasses = (clubId: string, classes: readonly TableClass[]): SQL => sql`
  ${insertRows(
    tableClass,
    ['clubId', 'classId', 'game', 'name', 'settings'],
    classes.map((one) => ({ clubId, ...one })),
  )}
  returning ${names(...Object.values(CLASS.columns))}`

/** Creates classes of tables together with their entries in the audit: all of them, or none. */
export async function createClasses(
  pool: Sql,
  clubId: string,
  classes: readonly TableClass[],
  by: object,
): Promise<void> {
  const act = { clubId, by, what: 'classCreated' } as const
  await audited(pool, act, insertClasses(clubId, classes), CLASS)
}

export type ClassLine = Pick<
  typeof tableClass.$inferSelect,
  'game' | 'name' | 'settings' | 'archivedAt'
> & { id: string }

/** A club's classes by game and name, the archived ones too. */
export async function listClasses(pool: Sql, clubId: string): Promise<ClassLine[]> {
  return await on(pool)
    .select({ id, game, name, settings, archivedAt })
    .from(tableClass)
    .where(eq(tableClass.clubId, clubId))
    .orderBy(game, name)
}

/** Changes a class; false when its game has no such class. 23505 when the name is taken. */
export async function updateClass(
  pool: Sql,
  clubId: string,
  given: TableClass,
  by: object,
): Promise<boolean> {
  const change = on(pool)
    .update(tableClass)
    .set({ name: given.name, settings: given.settings })
    .where(and(eq(tableClass.clubId, clubId), eq(id, given.classId), eq(game, given.game)))
    .returning(CLASS.columns)
  return await audited(pool, { clubId, by, what: 'classUpdated' }, change, CLASS)
}

/** Archives a class; its name becomes free. False when there is no such class, or it is already archived. */
export async function archiveClass(
  pool: Sql,
  clubId: string,
  classId: string,
  at: Instant,
  by: object,
): Promise<boolean> {
  const columns = { class: id, game, name }
  const change = on(pool)
    .update(tableClass)
    .set({
      archivedAt: at,
      name: sql`${name} || ' · ' || to_char(${at}::timestamptz, 'YYYY-MM-DD HH24:MI:SS')`,
    })
    .where(and(eq(tableClass.clubId, clubId), eq(id, classId), isNull(archivedAt)))
    .returning(columns)
  return await audited(pool, { clubId, by, what: 'classArchived' }, change, { columns })
}
