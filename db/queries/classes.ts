import type { Sql } from '../client'

export interface TableClass {
  classId: string
  name: string
  /** The game's own document; its rules parse it. */
  settings: object
}

/** The insertion as a part of a statement; it returns one `detail` for the audit by class. */
export function insertClasses(sql: Sql, clubId: string, classes: readonly TableClass[]) {
  return sql`
    insert into table_class (club_id, class_id, name, settings)
    select ${clubId}, "classId", name, settings
      from json_to_recordset(${JSON.stringify(classes)}::text::json)
        as c("classId" uuid, name text, settings jsonb)
    returning jsonb_build_object('class', class_id, 'name', name, 'settings', settings) as detail`
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
