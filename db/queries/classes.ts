import type { Sql } from '../client'

export interface TableClass {
  classId: string
  /** The game whose tables it is of; it stays with that one. */
  game: string
  name: string
  /** The game's own document; its rules parse it. */
  settings: object
}

/** The insertion as a part of a statement; it returns one `detail` for the audit by class. */
export function insertClasses(sql: Sql, clubId: string, classes: readonly TableClass[]) {
  return sql`
    insert into table_class (club_id, class_id, game, name, settings)
    select ${clubId}, "classId", game, name, settings
      from json_to_recordset(${JSON.stringify(classes)}::text::json)
        as c("classId" uuid, game text, name text, settings jsonb)
    returning jsonb_build_object('class', class_id, 'game', game, 'name', name,
                                 'settings', settings) as detail`
}

/** Creates classes of tables together with their entries in the audit: all of them, or none. */
export async function createClasses(
  sql: Sql,
  clubId: string,
  classes: readonly TableClass[],
  by: object,
): Promise<void> {
  await sql`
    with created as (
      ${insertClasses(sql, clubId, classes)}
    )
    insert into audit (club_id, by, what, detail)
    select ${clubId}, ${JSON.stringify(by)}::text::jsonb, 'classCreated', detail from created`
}

export interface ClassLine {
  id: string
  game: string
  name: string
  settings: unknown
  archivedAt: number | null
}

/** A club's classes by game and name, the archived ones too. */
export async function listClasses(sql: Sql, clubId: string): Promise<ClassLine[]> {
  return await sql<ClassLine[]>`
    select class_id as id, game, name, settings, archived_at from table_class
     where club_id = ${clubId} order by game, name`
}

/** Changes a class; false when its game has none such. 23505 for a name taken. */
export async function updateClass(
  sql: Sql,
  clubId: string,
  { classId, game, name, settings }: TableClass,
  by: object,
): Promise<boolean> {
  const written = await sql`
    with changed as (
      update table_class set name = ${name}, settings = ${JSON.stringify(settings)}::text::jsonb
       where club_id = ${clubId} and class_id = ${classId} and game = ${game}
      returning class_id, game, name, settings
    )
    insert into audit (club_id, by, what, detail)
    select ${clubId}, ${JSON.stringify(by)}::text::jsonb, 'classUpdated',
           jsonb_build_object('class', class_id, 'game', game, 'name', name, 'settings', settings)
      from changed
    returning audit_id`
  return written.length > 0
}

/** Takes a class from use; its name becomes free. False when there is none such, or it is archived already. */
export async function archiveClass(
  sql: Sql,
  clubId: string,
  classId: string,
  at: number,
  by: object,
): Promise<boolean> {
  const written = await sql`
    with changed as (
      update table_class
         set archived_at = ${new Date(at)},
             name = name || ' · ' || to_char(${new Date(at)}::timestamptz, 'YYYY-MM-DD HH24:MI:SS')
       where club_id = ${clubId} and class_id = ${classId} and archived_at is null
      returning class_id, game, name
    )
    insert into audit (club_id, by, what, detail)
    select ${clubId}, ${JSON.stringify(by)}::text::jsonb, 'classArchived',
           jsonb_build_object('class', class_id, 'game', game, 'name', name)
      from changed
    returning audit_id`
  return written.length > 0
}
